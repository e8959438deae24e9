// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dissoute } from './Dissoute.tsx';

afterEach(cleanup);

it('says that the registers hold the association as dissolved, since when, and where it is corrected', () => {
  render(<Dissoute id="1000033" association={{ etat: 'dissoute', date_dissolution: '2026-10-20' }} />);
  expect(
    screen.getByText('Les registres publics disent cette association dissoute depuis le 20/10/2026.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'voir où' }).getAttribute('href')).toContain('/1000033/identite');
});

it('says nothing of an association that is active', () => {
  render(<Dissoute id="1000033" association={{ etat: 'active', date_dissolution: null }} />);
  expect(document.body.textContent).toBe('');
});
