// A row names its format from this list (§5), as in `format: formats.siren`.
import { bic, iban } from './banque.ts';
import { courriel } from './courriel.ts';
import { date } from './date-saisie.ts';
import { decimal, nombres } from './nombres-saisis.ts';
import { majuscules, nom, ville } from './noms.ts';
import { siretOrLocal } from './numero-etablissement.ts';
import { idCorrespondance, idFo } from './numeros-internes.ts';
import { rna } from './rna.ts';
import { siren, siret } from './siren-siret.ts';
import { codePassSport, numeroAffiliation } from './sport.ts';
import { telephone, telephoneSiret } from './telephone.ts';
import { digitlessText, texte, texteCourt } from './texte-libre.ts';
import { tribunal } from './tribunal.ts';
import { uuid } from './uuid.ts';
import { json, url } from './web.ts';

export const formats = {
  siren,
  siret,
  siretOuLocal: siretOrLocal,
  rna,
  idFo,
  idCorrespondance,
  uuid,
  courriel,
  texte,
  texteSansChiffre: digitlessText,
  texteCourt,
  tribunal,
  nom,
  ville,
  majuscules,
  nombres,
  decimal2: decimal({ decimals: 2 }),
  telephone,
  telephoneSiret,
  url,
  json,
  date,
  numeroAffiliation,
  codePassSport,
  iban,
  bic,
} as const;
