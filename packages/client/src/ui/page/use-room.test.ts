// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRoom } from './use-room.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Line() {
  const { ref, roomPx } = useRoom<HTMLParagraphElement>();
  return createElement('p', { ref }, roomPx === null ? 'inconnue' : String(roomPx));
}

it('says the width that an element has, and follows it', () => {
  let width = 480;
  const watchers: (() => void)[] = [];
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(watcher: () => void) {
        watchers.push(watcher);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(createElement(Line));
  expect(screen.getByText('480')).toBeTruthy();
  width = 320;
  act(() => watchers.forEach((one) => void one()));
  expect(screen.getByText('320')).toBeTruthy();
});

it('says nothing in a browser that cannot watch it', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  render(createElement(Line));
  expect(screen.getByText('inconnue')).toBeTruthy();
});
