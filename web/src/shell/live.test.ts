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
    expect(lines).toEqual(['connecting', 'open', 'broken']);
    FakeSocket.all[1]!.open();
    expect(lines.at(-1)).toBe('open');
  });

  it('tries less and less often', () => {
    begin();
    for (let failure = 0; failure < 60; failure += 1) {
      FakeSocket.all.at(-1)!.close();
      vi.advanceTimersToNextTimer();
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
      vi.advanceTimersToNextTimer();
    }
    FakeSocket.all.at(-1)!.close();
    const before = FakeSocket.all.length;
    live.hurry();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('is one line, however much one hurries', () => {
    const { live, heard } = begin();
    FakeSocket.all[0]!.open();
    FakeSocket.all[0]!.close();
    live.hurry();
    live.hurry(); // a phone that wakes up says twice that it is back
    expect(FakeSocket.all).toHaveLength(2);
    live.connect();
    FakeSocket.all.at(-1)!.open();
    for (const socket of FakeSocket.all) socket.onmessage?.({ data: '{"type":"undone","number":4}' });
    expect(heard).toHaveLength(1);
    live.close();
    expect(FakeSocket.all.every(({ readyState }) => readyState === 3)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up a line that is open and answers nothing', () => {
    const { live, lines } = begin();
    FakeSocket.all[0]!.open();
    live.send({ type: 'act', id: 'roll', number: 4, action: 'roll' });
    vi.advanceTimersByTime(5_000);
    FakeSocket.all[0]!.onmessage?.({ data: '{"type":"pong"}' });
    vi.advanceTimersByTime(15_000);
    expect(lines.at(-1)).toBe('open'); // whatever is heard, the line lives
    live.hurry();
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe('broken');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]!.readyState).toBe(3);
  });

  it('is broken at once when the browser has lost the network, and tries again', () => {
    const { live, lines } = begin();
    FakeSocket.all[0]!.open();
    live.lose();
    expect(lines.at(-1)).toBe('broken');
    expect(FakeSocket.all[0]!.readyState).toBe(3);
    live.lose(); // said twice it is not broken twice
    expect(lines.filter((line) => line === 'broken')).toHaveLength(1);
    live.hurry(); // the network is back
    FakeSocket.all[1]!.open();
    expect(lines.at(-1)).toBe('open');
  });

  it('notices by itself that nobody is there any more', () => {
    const { lines } = begin();
    FakeSocket.all[0]!.open();
    vi.advanceTimersByTime(40_000);
    expect(lines).toContain('broken');
  });

  it('does not wait for ever for a line that does not open', () => {
    const { lines } = begin();
    vi.advanceTimersByTime(11_000);
    expect(lines).toEqual(['connecting', 'broken']);
    expect(FakeSocket.all).toHaveLength(2);
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
