// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DossierCard } from './DossierCard.tsx';

vi.mock('../platform/AppLink.tsx', () => ({
  AppLink: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
vi.mock('../platform/clock.ts', () => ({ now: () => new Date('2026-11-29T10:00:00Z') }));
afterEach(cleanup);

type Card = ComponentProps<typeof DossierCard>;

const paye = {
  ...{ id: 'd', id_fo: '26-000082', genre: 'subvention', isACompleter: false, isPast: false },
  ...{ montant_demande: 2000, montant_accorde: 2000, montant_verse: 2000, createdBy: { nom: 'Lucie Fabre' } },
  rights: { consult: true, edit: false, message: true },
  demandeur: { id_siret: '66204418900014', nom: 'Ludothèque', commune: null },
  description: {
    ...{ exercice: 2026, exercice_fin: 2026, titre: 'Vie associative locale 2027', projet: 'Atelier jeux' },
    ...{ lib_sous_type_dispositif: null, id_service_instructeur: 's1' },
  },
  instructions: [
    {
      ...{
        id_service_instructeur: 's1',
        service: { nom: 'DRAJES Sud', code: 'DR13' },
        etat: '9',
        argent: null,
      },
      ...{ motif: null, transmis_le: null, renvoye_le: null, completude: { etat: 'complet', manques: [] } },
    },
  ],
} as unknown as Card['dossier'];

type Tache = NonNullable<Card['tache']>;
const show = (dossier: Card['dossier'], tache?: Partial<Tache>) =>
  render(
    <DossierCard
      dossier={dossier}
      tache={tache && { phrase: '', signature: null, crf: null, echeance: null, ...tache }}
      isFirst
      showsAssociation={false}
    />,
  );
const acts = () => screen.getAllByRole('link').map((one) => one.textContent);

it('a report that was sent back is said so, and is not a date far away', () => {
  const phrase = 'À vous : rendez compte de l’emploi de la subvention.';
  show(paye, { phrase, crf: { isRenvoye: true } });
  expect(screen.getByText(phrase)).toBeTruthy();
  expect(screen.queryByText(/^Versé\. Compte rendu à rendre/)).toBeNull();
  expect(acts()).toContain('Corriger le compte rendu du dossier 26-000082');
});

it.each([
  [
    '2028-06-30T21:59:59.000Z',
    'success',
    'Compte rendu à envoyer avant le vendredi 30 juin 2028 : nous vous le rappellerons.',
  ],
  ['2026-12-30T22:59:59.000Z', 'warning', 'À vous : rendez compte.'],
])('a report due on %s: the badge is %s, and the date is said while it is far', (echeance, tone, said) => {
  show(paye, { phrase: 'À vous : rendez compte.', crf: { isRenvoye: false }, echeance });
  expect(document.querySelector('.badge-etat')?.className).toContain(`fr-badge--${tone}`);
  expect(screen.getByText(said)).toBeTruthy();
});

it('reports that the service has are asked for no more', () => {
  const phrase = 'Chez le service : il a vos comptes rendus.';
  show(paye, { phrase });
  expect(screen.getByText(phrase)).toBeTruthy();
  expect(acts()).toContain('Voir les comptes rendus du dossier 26-000082');
});

it('nothing is said of a report as long as it is not known which is owed', () => {
  show(paye);
  expect(screen.getByText('Versé.')).toBeTruthy();
});

it('a signature is awaited of whoever is asked, who signs from here', () => {
  const [one] = paye.instructions;
  const brouillon = {
    ...paye,
    rights: { ...paye.rights, edit: true },
    instructions: [{ ...one, etat: 'A' }],
  } as unknown as Card['dossier'];
  const signature = { id: 'r1', nom: 'Jeanne Roux', par: 'Lucie Fabre', avant: '2026-12-06T09:00:00Z' };
  const phrase = 'Lucie Fabre vous demande de le signer : relisez, puis signez avant le 06/12/2026.';
  show(brouillon, { phrase, signature: { ...signature, isMoi: true } });
  expect(screen.getByText(phrase)).toBeTruthy();
  expect(acts()).toContain('Lire et signer le dossier 26-000082');
});
