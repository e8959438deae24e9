// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SansSiret } from './SansSiret.tsx';

it('leads to a SIRET, and says that the same page tells where a request already made stands', () => {
  render(<SansSiret association={{ id_rna: 'W132900346', id_association: 'a' }} />);
  expect(screen.getByRole('link', { name: 'Obtenir un SIRET' }).getAttribute('href')).toContain(
    '/associations/W132900346/demande-siret',
  );
  expect(screen.getByText(/Si vous l’avez déjà demandé, ce lien dit où en est la demande\./)).toBeDefined();
});
