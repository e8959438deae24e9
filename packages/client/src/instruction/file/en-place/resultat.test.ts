import { describe, expect, it } from 'vitest';
import { actErrors } from '../../../dossier/act-errors.ts';
import { oneByOne, sayActeRefused, sayActeResultat } from './resultat.ts';

const refusal = { type: 'about:blank', title: 'Conflit', status: 409, instance: 'r1' };

describe('an act on many dossiers', () => {
  it('goes on after a refusal, and says each dossier that was left', async () => {
    const dossiers = ['26-1', '26-2', '26-3'].map((id_fo) => ({ id_fo }));
    const resultat = await oneByOne(dossiers, async ({ id_fo }) =>
      id_fo === '26-2' ? 'Déjà décidé.' : null,
    );
    expect(resultat).toEqual({ fait: 2, laisses: [{ id_fo: '26-2', raison: 'Déjà décidé.' }] });
    expect(sayActeResultat(resultat, ['noté', 'notés'])).toMatch(/^Fait : 2\snotés · 1\slaissé\.$/);
  });
});

describe('why a dossier was left', () => {
  const raison = 'Ce dossier est « Refusé » : cette action n’est plus possible.';
  const remede = 'Rechargez la page.';
  const moved = { code: 'dossier.mouvement-impossible', message: `${raison} ${remede}`, raison, remede };

  it('is said without what to do, which the list says once, and elsewhere with it', () => {
    expect(sayActeRefused(moved)).toBe(raison);
    expect(actErrors({ ...moved, ...refusal, problems: [moved] })).toEqual([
      { field: '', message: `${raison} ${remede}` },
    ]);
  });

  it('is a sentence about the dossier when somebody else saved it, because that of the server is about a page', () => {
    expect(sayActeRefused({ code: 'kernel.conflit', message: 'Choisissez la version à garder.' })).toBe(
      'Quelqu’un vient de le modifier.',
    );
  });

  it('is what the server says when there is nothing to do, even with the words of a remedy in it', () => {
    const message = 'L’association l’a supprimé. Rechargez la page.';
    expect(sayActeRefused({ code: 'lot.supprime', message })).toBe(message);
  });
});
