// Tells each valideur of the waiting declarations that they see, and the managers of those that nobody can decide.
import {
  noValideurAdvice,
  recapitulatifTexte,
  sayDeclarations,
} from '@asso/domain/benevolat/declaration.words';
import { isInPerimetre, siretOrSiege } from '@asso/domain/benevolat/valideur.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { makeSujetCourriel } from '@asso/domain/notification/sujet-courriel.words';
import { listGestionnaires } from '../association/acces/membre.sql.ts';
import type { AssociationRow } from '../association/association.sql.ts';
import { findActor } from '../compte/utilisateur.sql.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { readPerimetresCec } from './open-structure.ts';
import { countWaiting, listMembresActifs } from './recapitulatif.sql.ts';
import type { SessionRow } from './session.sql.ts';
import { readValideurs } from './valideur.sql.ts';

type Told = { association: AssociationRow; session: SessionRow };
type Post = Pick<Platform, 'mail' | 'clock' | 'config'>;

export async function tellRecapitulatif(
  platform: Post,
  tx: Tx,
  { association, session }: Told,
): Promise<void> {
  const { id: id_association, id_siret_siege: siege } = association;
  const waiting = (await countWaiting(tx, { id_session: session.id, id_association })).map(
    ({ etab_siret, n }) => ({ place: siretOrSiege(etab_siret, siege), n }),
  );
  const representants = (await readValideurs(tx, [id_association])).get(id_association) ?? [];
  const seen = new Set<string>();
  for (const id of representants.length === 0 ? [] : await listMembresActifs(tx, id_association)) {
    const found = await findActor(tx, id);
    if (!found) continue;
    const perimetres = readPerimetresCec(
      { ...found, role: 'lca.association' },
      { id_association, siege },
      representants,
    );
    const theirs = waiting.filter(({ place }) => perimetres.some((one) => isInPerimetre(one, place)));
    for (const { place } of theirs) seen.add(place);
    await tellValideur(platform, tx, { association, session, to: id, n: total(theirs) });
  }
  const perdues = waiting.filter(({ place }) => !seen.has(place));
  await tellGestionnaires(platform, tx, { association, session, n: total(perdues) });
}

type Waiting = { n: number };
const total = (waiting: readonly Waiting[]): number => waiting.reduce((sum, { n }) => sum + n, 0);

/** Tells one valideur, in one message, of the `n` declarations that wait for them. */
async function tellValideur(
  platform: Post,
  tx: Tx,
  { association, session, to, n }: Told & { to: string; n: number },
): Promise<void> {
  if (n === 0) return;
  const lien = `/declarations?association=${association.id_correspondance}`;
  await notify(platform, tx, {
    kind: 5,
    variante: 'declarations',
    to: [to],
    objet: { type: 'declaration', id: association.id, libelle: association.nom, lien },
    id_association: association.id,
    params: { nombre: sayDeclarations(n), date: formatDay(session.fin) },
    mail: {
      subject: `${sayDeclarations(n)} à décider pour ${association.nom}`,
      text: recapitulatifTexte,
    },
  });
}

/**
 * Tells the managers of declarations that nobody can decide. The link leads them to where a valideur is declared,
 * since they may not read the declarations.
 */
async function tellGestionnaires(
  platform: Post,
  tx: Tx,
  { association, session, n }: Told & { n: number },
): Promise<void> {
  if (n === 0) return;
  const { id, nom, id_correspondance } = association;
  const managers = await listGestionnaires(tx, { id_association: id, id_siret: null });
  await notify(platform, tx, {
    kind: 5,
    variante: 'sansValideur',
    to: managers.map((one) => one.id),
    objet: {
      type: 'association',
      id,
      libelle: nom,
      lien: `/informations-administratives/${id_correspondance}/representants`,
    },
    id_association: id,
    params: { nombre: sayDeclarations(n), date: formatDay(session.fin) },
    mail: {
      ...makeSujetCourriel('Personne ne valide les bénévoles', nom),
      text: noValideurAdvice,
    },
  });
}
