// @vitest-environment jsdom
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useServicesDemandes } from './services-demandes.ts';

const services = [
  { id: 'drajes', nom: 'DRAJES Sud' },
  { id: 'cd', nom: 'Département des Bouches-du-Rhône' },
  { id: 'ville', nom: 'Ville de Marseille' },
];
vi.mock('../platform/use-read.ts', () => ({ useRead: () => ({ state: 'lu', value: { services } }) }));

const draft = (asked: readonly string[]) =>
  ({
    choix: { representants: [], ribs: [] },
    demandeur: { id_siret: '66990012500001' },
    description: { code_subvention: 'FDVA' },
    campagne_exercice: 2027,
    campagne: { instructeurs: services.map(({ id }) => ({ id_service: id })) },
    instructions: [{ id_service_instructeur: 'drajes', service: { nom: 'DRAJES Sud' } }],
    projets: [
      { corps: { financements: asked.map((id) => ({ id: `2027-${id}`, id_service_instructeur: id })) } },
    ],
  }) as unknown as DossierSubventionView;

it.each([
  ['of the first service alone', ['drajes'], 'DRAJES Sud'],
  ['of another beside it', ['drajes', 'cd'], 'DRAJES Sud, Département des Bouches-du-Rhône'],
  ['of nobody yet', [], 'DRAJES Sud'],
])('a draft that asks money %s is studied by the services that it asks', (_, asked, noms) => {
  const dossier = draft(asked);
  expect(renderHook(() => useServicesDemandes(dossier)).result.current).toBe(noms);
});
