"""The sixteen spells in a battle (G15)."""
