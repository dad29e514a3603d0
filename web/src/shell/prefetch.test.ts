import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead, lineTo } from './prefetch';
import type { FromServer } from './contract';
import { Live, type Line } from './live';
import { addressOf } from './socket';
import { FakeSocket } from './socket.fake';

function listen(seat: number | null = null) {
  const heard: FromServer[] = [];
  const lines: Line[] = [];
  const live = new Live('t1', {
    since: () => -1,
    seat: () => seat,
    onmessage: (message) => heard.push(message),
    online: (line) => lines.push(line),
  });
  live.connect();
  return { live, heard, lines };
}

const undone = (number: number) => ({ type: 'undone', number });
const say = (socket: FakeSocket, number: number) =>
  socket.onmessage?.({ data: JSON.stringify(undone(number)) });

describe('a line that was opened ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('CloseEvent', Event);
    vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is there')));
    FakeSocket.all = [];
    askAhead('t1');
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is taken up with all that was said on it', () => {
    const [early] = FakeSocket.all;
    early!.open();
    say(early!, 1);
    say(early!, 2);
    const { heard, lines, live } = listen();
    say(early!, 3);
    expect(heard).toEqual([1, 2, 3].map(undone));
    expect(lines).toEqual(['connecting', 'open']);
    expect(FakeSocket.all.map(({ address }) => address)).toEqual([`wss://table.example${addressOf('t1')}`]);
    live.close();
  });

  it('is worth waiting for until the game is told, or nobody is there', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"state":"running"}')));
    const [told, lost] = [vi.fn(), vi.fn()];
    void askAhead('t2').then(told);
    void askAhead('t3').then(lost);
    const [, second, third] = FakeSocket.all;
    await vi.advanceTimersByTimeAsync(0);
    second!.onmessage?.({ data: '{"type":"table"}' });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).not.toHaveBeenCalled();
    second!.onmessage?.({ data: '{"type":"state","number":0}' });
    third!.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalled();
    expect(lost).toHaveBeenCalled();
  });

  it('is not waited for where no game has begun', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"state":"open"}')));
    await askAhead('t2');
  });

  it('opens later, where it is slow', () => {
    const { lines, live } = listen();
    expect(lines).toEqual(['connecting']);
    FakeSocket.all[0]!.open();
    expect(lines).toEqual(['connecting', 'open']);
    live.close();
  });

  it('is taken up by one alone', () => {
    const first = listen();
    const second = listen();
    expect(FakeSocket.all).toHaveLength(2);
    first.live.close();
    second.live.close();
  });

  it('is not for somebody who looks through another seat', () => {
    const { live } = listen(1);
    expect(FakeSocket.all).toHaveLength(2);
    live.close();
  });

  it('is opened again if it broke before anybody listened', () => {
    const [early] = FakeSocket.all;
    early!.open();
    say(early!, 1);
    early!.close();
    const { heard, lines, live } = listen();
    expect(heard).toEqual([undone(1)]);
    expect(lines).toEqual(['connecting', 'broken']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    live.close();
  });

  it('is closed if nobody ever listens', () => {
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all[0]!.readyState).toBe(3);
    expect(lineTo(addressOf('t1'))).toBeNull();
  });

  it('stays open once somebody listens', () => {
    const { live } = listen();
    FakeSocket.all[0]!.open();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all[0]!.readyState).toBe(1);
    live.close();
  });
});
