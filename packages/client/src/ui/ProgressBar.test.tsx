// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';
import { beginWork } from './page/work.ts';

const bar = () => document.querySelector<HTMLElement>('.progression');
const long = () => screen.queryByText('C’est plus long que d’habitude.');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<ProgressBar />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the bar at the top of the page', () => {
  it('takes 5000 ms, then says that it is long [R9.56]', () => {
    const end = beginWork();
    wait(200);
    expect(bar()?.style.animationDuration).toBe('5000ms');
    wait(4999);
    expect(long()).toBeNull();
    wait(1);
    expect(long()).not.toBeNull();
    end();
    wait(200);
    expect([bar(), long()]).toEqual([null, null]);
  });

  it('begins again for what comes next', () => {
    beginWork()();
    wait(4000);
    const end = beginWork();
    wait(5199);
    expect([bar() !== null, long()]).toEqual([true, null]);
    end();
    wait(200);
  });
});
