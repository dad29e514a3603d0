"""The log: one line for each thing that happened, as `key=value`, for people and programs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("hexenkessel")


class KeyValueFormatter(logging.Formatter):
    """Formats a record as `time=… level=info event=act table=… number=12`."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


class StandardError(logging.StreamHandler[TextIO]):
    """A handler for standard error, wherever that leads by then, not where it led when the log was set up."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def _value(value: object) -> str:
    """A value as it is, or in quotation marks where a reader could not see its end."""
    text = str(value)
    is_plain = text.isprintable() and not any(sign in text for sign in ' "=') and text
    return text if is_plain else json.dumps(text)


def log_event(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOGGER.log(level, event, extra={"fields": fields})


def log_exception(event: str, **fields: object) -> None:
    """Log an error with the exception that is being handled."""
    LOGGER.error(event, extra={"fields": fields}, exc_info=True)


def configure_logging(level: str) -> None:
    handler = StandardError()
    handler.setFormatter(KeyValueFormatter())
    for name in ("hexenkessel", "uvicorn", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "hexenkessel" else logging.WARNING)
