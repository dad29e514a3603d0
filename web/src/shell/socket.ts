/** URLs of WebSockets. */

/** For somebody who has seen a table up to there, through this seat if several are his. */
export function addressOf(table: string, since = -1, undos = 0, seat: number | null = null): string {
  const query = new URLSearchParams({
    since: String(since),
    undos: String(undos),
    ...(seat === null ? {} : { seat: String(seat) }),
  });
  return `/api/tables/${encodeURIComponent(table)}/play?${query}`;
}

export function openSocket(address: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${address}`);
}
