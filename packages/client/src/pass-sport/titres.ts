// On what somebody is enrolled: a federation of the association, or its approval.
import type { StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import type { Choice } from '@asso/domain/kernel/fields';

export const surAgrement = 'agrement';

/** The SIREN of the federation; null on the approval. */
export const sirenDuTitre = (titre: string): string | null => (titre === surAgrement ? null : titre);

/** On what they may be enrolled: each federation, and the approval where there is one. */
export const titreOptions = ({ federations, agrements }: StructurePsp): Choice[] => [
  ...federations.map(({ siren, nom, problem }) => ({
    value: siren,
    label: nom,
    ...(problem ? { closed: 'attestation à déposer' } : {}),
  })),
  ...(agrements.length > 0 ? [{ value: surAgrement, label: 'Sur l’agrément de l’association' }] : []),
];
