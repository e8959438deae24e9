// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageActs } from '../../platform/page/page-acts.ts';
import { Conclure } from './Conclure.tsx';

afterEach(cleanup);

it('the palette offers to decide on the dossier that is read, under each outcome, as long as it is offered', () => {
  const onOpen = vi.fn();
  const { unmount } = render(<Conclure isSecond={false} onOpen={onOpen} />);
  const [acte] = pageActs.get()?.actes ?? [];
  expect(acte?.label).toBe('Conclure : accorder, refuser ou rejeter');
  acte?.press();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(true);
  unmount();
  expect(pageActs.get()).toBeNull();
});
