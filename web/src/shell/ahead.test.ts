import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead, lineTo } from './ahead';
import type { FromServer } from './contract';
import { Live, type Line } from './live';
import { addressOf } from './socket';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(number: number) {
    this.onmessage?.({ data: JSON.stringify({ type: 'undone', number }) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

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
    early!.say(1);
    early!.say(2);
    const { heard, lines, live } = listen();
    early!.say(3);
    expect(heard).toEqual([1, 2, 3].map(undone));
    expect(lines).toEqual(['connecting', 'open']);
    expect(FakeSocket.all.map(({ address }) => address)).toEqual([`wss://table.example${addressOf('t1')}`]);
    live.close();
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
    early!.say(1);
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
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all[0]!.readyState).toBe(0);
    live.close();
  });
});
