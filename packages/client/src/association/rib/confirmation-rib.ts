// This file says what is proposed to the person who confirms an account that was read on a paper, and which fields
// remain to be answered.
import type { PapierRib } from '@asso/contract/association/papier-rib.endpoints';
import { type Rib, ribFields } from '@asso/domain/association/collection/rib.fields';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Collection } from '../collection/use-collection.ts';

/** True when something that a dossier needs was not read: the fields are then open from the start. */
export const isToType = ({ lu, deja }: PapierRib): boolean =>
  !deja && (!lu?.iban || !lu.bic || !lu.titulaire);

/** True when the holder is somebody else, or may be: the person is first asked for another paper. */
export const isTitulaireDouteux = ({ lu }: PapierRib): boolean =>
  lu?.accord === 'autre' || lu?.accord === 'differe';

/**
 * Returns the account as it was read, with the name as the association writes it when it is the same, and with its head
 * office; a name that was not read stays empty.
 */
export function ribPropose({ lu }: PapierRib, { identite, etablissements }: Collection): Rib {
  const open = etablissements.items.filter(({ actif }) => actif);
  const place = open.find(({ est_siege }) => est_siege) ?? open[0];
  const nom = identite.association.nom;
  return {
    id_siret: place?.id_siret ?? null,
    titulaire: lu?.accord === 'meme' ? nom : (lu?.titulaire?.valeur ?? null),
    iban: lu?.iban?.valeur ?? null,
    bic: lu?.bic?.valeur ?? null,
    banque: lu?.banque?.valeur ?? null,
    domiciliation: lu?.domiciliation?.valeur ?? null,
  };
}

type Asked = { isOpen: boolean; isDoubtful: boolean; hasPlaces: boolean };

/**
 * Returns the fields to confirm: the establishment if there are several, the account when it is open to correction, and
 * the reason to keep an account whose holder is doubtful.
 */
export function champsConfirmes({ isOpen, isDoubtful, hasPlaces }: Asked): Fields {
  const { id_siret, titulaire, iban, bic, banque, motif_titulaire } = ribFields;
  return {
    ...(hasPlaces ? { id_siret } : {}),
    ...(isOpen ? { titulaire, iban, bic, banque } : {}),
    ...(isDoubtful ? { motif_titulaire: { ...motif_titulaire, requiredAt: 'saisie' } } : {}),
  };
}
