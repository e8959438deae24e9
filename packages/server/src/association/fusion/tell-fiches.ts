// Tells those who manage an association that an administrator joined two of its files, parted them again, or corrected
// its numbers (ADR 0541).
import {
  type AvisFiches,
  avisNumeros,
  avisReunies,
  avisSeparees,
  type NumeroCorrige,
} from '@asso/domain/association/fusion/avis-fiches.words';
import { annulationEnd } from '@asso/domain/association/fusion/fusion.rules';
import { sayNumeros } from '@asso/domain/association/fusion/fusion.words';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { makeSujetCourriel } from '@asso/domain/notification/sujet-courriel.words';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { quotedName } from '../../platform/mail/typed-name.ts';
import type { Platform } from '../../platform/platform.ts';
import { listComptesGestionnaires } from '../acces/membre.sql.ts';
import { type FicheRow, readFiches } from './fiches.sql.ts';

type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;
/** A file as it was known before: its name, and the numbers that tell it from one of the same name. */
type Connue = { nom: string; cles: Cles };
type Deux = { gardee: string; absorbee: string; restes: number; by: Actor };

/** Tells the people of both files, all of whom manage the file kept by now. */
export async function tellReunies(
  tx: Tx,
  { mail, clock, config }: Post,
  { gardee, absorbee, faite_le, by }: { gardee: string; absorbee: Connue; faite_le: Date; by: Actor },
): Promise<void> {
  const avis = avisReunies({
    autre: ficheSaid(absorbee),
    aide: config.assistanceEmail,
    fin: annulationEnd(faite_le),
  });
  const to = await listComptesGestionnaires(tx, gardee);
  await tellFiche(tx, { mail, clock, config }, { fiche: await readFiche(tx, gardee), to, by, avis });
}

/** Tells the people of each file, once what was joined is parted; who manages both is told once, on the file kept. */
export async function tellSeparees(
  tx: Tx,
  platform: Post,
  { gardee, absorbee, restes, by }: Deux,
): Promise<void> {
  const [kept, other] = [await readFiche(tx, gardee), await readFiche(tx, absorbee)];
  const [nameKept, nameOther] = [ficheSaid(connueOf(kept)), ficheSaid(connueOf(other))];
  const aide = platform.config.assistanceEmail;
  const toKept = await listComptesGestionnaires(tx, gardee);
  const toOther = (await listComptesGestionnaires(tx, absorbee)).filter((id) => !toKept.includes(id));
  await tellFiche(tx, platform, {
    fiche: kept,
    to: toKept,
    by,
    avis: avisSeparees({ autre: nameOther, gardee: nameKept, restes, aide }),
  });
  await tellFiche(tx, platform, {
    fiche: other,
    to: toOther,
    by,
    avis: avisSeparees({ autre: nameKept, gardee: nameKept, restes, aide }),
  });
}

type Corriges = { id: string; numeros: readonly NumeroCorrige[]; anciensGardes: boolean; by: Actor };

export async function tellNumeros(
  tx: Tx,
  platform: Post,
  { id, numeros, anciensGardes, siegeVide, by }: Corriges & { siegeVide: boolean },
): Promise<void> {
  const to = await listComptesGestionnaires(tx, id);
  const avis = avisNumeros({ numeros, anciensGardes, siegeVide, aide: platform.config.assistanceEmail });
  await tellFiche(tx, platform, { fiche: await readFiche(tx, id), to, by, avis });
}

type Told = { fiche: FicheRow; to: readonly string[]; by: Actor; avis: AvisFiches };

/** Writes the inbox and the e-mail of each of these people, but who did it. */
async function tellFiche(tx: Tx, platform: Post, { fiche, to, by, avis }: Told): Promise<void> {
  const { id, nom, id_correspondance } = fiche;
  await notify(platform, tx, {
    kind: 5,
    variante: 'acces',
    to: to.filter((one) => one !== by.id),
    objet: {
      type: 'association',
      id,
      libelle: nom,
      lien: `/informations-administratives/${id_correspondance}`,
    },
    id_association: id,
    params: { fait: avis.fait },
    mail: { ...makeSujetCourriel(avis.sujet, nom), text: avis.texte, contact: avis.contact },
  });
}

async function readFiche(tx: Tx, id: string): Promise<FicheRow> {
  const [row] = await readFiches(tx, [id]);
  if (!row) throw new Error('the file was just written');
  return row;
}

const connueOf = ({ nom, id_rna, id_siren }: FicheRow): Connue => ({
  nom,
  cles: { ...(id_rna ? { id_rna } : {}), ...(id_siren ? { id_siren } : {}) },
});

/** « PIONS HUVEAUNE » (RNA W131234567, SIREN 900 000 019). */
function ficheSaid({ nom, cles: { id_rna, id_siren } }: Connue): string {
  const numeros = sayNumeros({ ...(id_rna ? { id_rna } : {}), ...(id_siren ? { id_siren } : {}) });
  return numeros.length > 0 ? `${quotedName(nom)} (${numeros.join(', ')})` : quotedName(nom);
}
