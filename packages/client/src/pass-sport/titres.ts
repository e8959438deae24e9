// A person is enrolled with a federation of the association, or on its agrément.
import type { StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import type { Choice } from '@asso/domain/kernel/fields';

export const agrementTitre = 'agrement';

/** Returns the SIREN of the federation, or null for the agrément. */
export const titreSiren = (titre: string): string | null => (titre === agrementTitre ? null : titre);

/** Lists what a person may be enrolled with: each federation, and the agrément when there is one. */
export const titreOptions = ({ federations, agrements }: StructurePsp): Choice[] => [
  ...federations.map(({ siren, nom, problem }) => ({
    value: siren,
    label: nom,
    ...(problem ? { closed: 'attestation à déposer' } : {}),
  })),
  ...(agrements.length > 0 ? [{ value: agrementTitre, label: 'Sur l’agrément de l’association' }] : []),
];
