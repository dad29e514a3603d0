import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer } from './contract';
import { Live, type Line } from './live';
import { FakeSocket } from './socket.fake';

function begin() {
  const heard: FromServer[] = [];
  const lines: Line[] = [];
  let seen = -1;
  const live = new Live('t1', {
    since: () => seen,
    onmessage: (message) => heard.push(message),
    online: (line) => lines.push(line),
    makeSocket: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  live.connect();
  return { live, heard, lines, see: (number: number) => (seen = number) };
}

describe('the line to a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hears messages and ignores noise', () => {
    const { heard } = begin();
    const [socket] = FakeSocket.all;
    socket!.open();
    socket!.onmessage?.({ data: '{"type":"undone","number":4}' });
    socket!.onmessage?.({ data: 'no JSON' });
    socket!.onmessage?.({ data: '{"hello":1}' });
    expect(heard).toEqual([{ type: 'undone', number: 4 }]);
  });

  it('comes back after a break, and asks only for what was missed', () => {
    const { lines, see } = begin();
    FakeSocket.all[0]!.open();
    see(17);
    FakeSocket.all[0]!.close();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.map(({ address }) => address)).toEqual([
      '/api/tables/t1/play?since=-1&undos=0',
      '/api/tables/t1/play?since=17&undos=0',
    ]);
    expect(lines).toEqual(['connecting', 'open', 'broken', 'connecting']);
  });

  it('tries less and less often', () => {
    begin();
    for (let hour = 0; hour < 60; hour += 1) {
      FakeSocket.all.at(-1)!.close();
      vi.advanceTimersByTime(60_000);
    }
    FakeSocket.all.at(-1)!.close();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('hurries when somebody is waiting', () => {
    const { live } = begin();
    for (let failure = 0; failure < 8; failure += 1) {
      FakeSocket.all.at(-1)!.close();
      vi.advanceTimersByTime(30_000);
    }
    FakeSocket.all.at(-1)!.close();
    const before = FakeSocket.all.length;
    live.hurry();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('says nothing into a dead line', () => {
    const { live } = begin();
    expect(live.send({ type: 'ping' })).toBe(false);
    FakeSocket.all[0]!.open();
    expect(live.send({ type: 'chat', text: 'hello' })).toBe(true);
    expect(FakeSocket.all[0]!.sent).toEqual(['{"type":"chat","text":"hello"}']);
  });

  it('stays closed once it is closed', () => {
    const { live, lines } = begin();
    FakeSocket.all[0]!.open();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });
});
