import { describe, expect, it } from 'vitest';
import { faitSaid, raisonEnPlace, unParUn } from './resultat.ts';

describe('an act on many dossiers', () => {
  it('goes on after a refusal, and says each dossier that was left', async () => {
    const dossiers = ['26-1', '26-2', '26-3'].map((id_fo) => ({ id_fo }));
    const resultat = await unParUn(dossiers, async ({ id_fo }) => (id_fo === '26-2' ? 'Déjà décidé.' : null));
    expect(resultat).toEqual({ fait: 2, laisses: [{ id_fo: '26-2', raison: 'Déjà décidé.' }] });
    expect(faitSaid(resultat, ['noté', 'notés'])).toMatch(/^Fait : 2\snotés · 1\slaissé\.$/);
  });
});

describe('why a dossier was left', () => {
  const moved = {
    code: 'dossier.mouvement-impossible',
    message: 'Ce dossier est « Refusé » : cette action n’est plus possible. Rechargez la page.',
  };

  it('never asks to load the page again, where the dossier can be opened and tried again', () => {
    expect(raisonEnPlace(moved)).toBe(
      'Ce dossier est « Refusé » : cette action n’est plus possible. Ouvrez-le pour voir où il en est.',
    );
    expect(raisonEnPlace({ code: 'kernel.conflit', message: 'Choisissez la version à garder.' })).toMatch(
      /^quelqu’un vient de le modifier.*réessayez\.$/,
    );
  });

  it('says any other reason as the server does', () => {
    const message = 'L’association l’a supprimé.';
    expect(raisonEnPlace({ code: 'lot.supprime', message })).toBe(message);
  });
});
