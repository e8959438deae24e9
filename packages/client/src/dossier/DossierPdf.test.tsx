// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { toasts } from '../platform/session/announcements.ts';
import { holdRoles } from '../platform/session/session-role.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { DossierPdf } from './DossierPdf.tsx';

let asked: string[];
let kept: string[];
let answer: Response;

beforeEach(() => {
  asked = [];
  kept = [];
  toasts.set([]);
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
  holdRoles(['lca.association', 'rds.user'], 'rds.user');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer;
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:dossier',
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href === 'blob:dossier') kept.push(this.download);
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<DossierPdf id="27-000412">Télécharger le dossier</DossierPdf>);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () => userEvent.click(screen.getByRole('link', { name: /Télécharger le dossier/ }));

it('is asked with from=rda and the hat that is worn, and kept under its name [R6.33] [R7.15]', async () => {
  answer = new Response(new Blob(['%PDF-1.7'], { type: 'application/pdf' }), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="dossier-27-000412.pdf"',
    },
  });
  await press();
  expect(asked).toEqual(['/api/demande/dossiers/27-000412/pdf?from=rda&role=rds.user']);
  await waitFor(() => expect(kept).toEqual(['dossier-27-000412.pdf']));
});

it('that could not be made is said so on the page, which stays [M098]', async () => {
  const problem = { code: 'kernel.erreur-interne', message: 'Erreur.', status: 500, problems: [] };
  answer = new Response(JSON.stringify(problem), { status: 500 });
  await press();
  await waitFor(() =>
    expect(toasts.get().map(({ tone, text }) => [tone, text])).toContainEqual([
      'erreur',
      'Un problème est survenu lors de la génération du PDF. Réessayez dans quelques instants.',
    ]),
  );
  expect(kept).toEqual([]);
});
