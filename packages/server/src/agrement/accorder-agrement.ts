import { accordProblems } from '@asso/domain/agrement/accord.rules';
import { sayAccord } from '@asso/domain/agrement/accord.words';
import { tcaSeulProblems, tcaWithAccord } from '@asso/domain/agrement/dossier-agrement.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { ok, refused } from '@asso/domain/kernel/result';
import { lockDocument } from '../document/document.sql.ts';
import type { Accorde, Grant } from '../dossier/dossier-kinds.ts';
import { joinPiece } from '../dossier/pieces/pieces.sql.ts';
import { recordPiecesSent } from '../dossier/pieces/pieces-transmises.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { fileArrete, insertAccord } from './accord.sql.ts';
import { proprietaireArrete } from './arrete-owner.ts';
import { recordAgrement } from './inscrire-agrement.ts';
import { loadAgrement } from './load-agrement.ts';

/** The code under which the arrêté is joined to the dossier, so that anybody who reads the dossier reads the arrêté. */
const pieceArrete = 'ARRETE';

/**
 * Keeps what the arrêté gives, moves it to the documents of the association, joins it to the dossier, and writes the
 * agrément in the association's file. Refused when a value is wrong or the arrêté cannot be used.
 */
export async function grantAgrement(
  platform: Pick<Platform, 'mail' | 'clock' | 'config'>,
  trx: Tx,
  { dossier, id_service, agrement, actor, at }: Grant,
): Promise<Accorde> {
  if (!agrement) return refused({ code: 'agrement.decision-incomplete', field: 'agrement' });
  const [first, ...others] = accordProblems(agrement, localDay(at, 'Europe/Paris')).map((one) => ({
    ...one,
    field: `agrement.${one.field}`,
  }));
  if (first) return { ok: false, problems: [first, ...others] };
  const { numero, date_attribution, date_validite, arrete } = agrement;
  const document = await lockDocument(trx, arrete);
  const isTheirs =
    document?.proprietaire === proprietaireArrete &&
    document.id_proprietaire === dossier.id &&
    !document.deleted &&
    document.etat_analyse !== 'refuse';
  if (!isTheirs) return refused({ code: 'agrement.arrete-inutilisable', field: 'agrement.arrete' });
  const { id: id_dossier, id_association } = dossier;
  await fileArrete(trx, { uuid: arrete, id_association });
  await joinPiece(trx, {
    id_dossier,
    code: pieceArrete,
    id_document: arrete,
    jointe_le: at,
    jointe_par: actor.id,
  });
  await recordPiecesSent(trx, id_dossier, at);
  const { complet, version } = await loadAgrement(trx, dossier, { now: at });
  const [missing] = tcaSeulProblems(complet);
  if (missing) return refused(missing);
  const tca = tcaWithAccord(complet, date_attribution);
  await insertAccord(trx, {
    id_dossier,
    id_service,
    numero: numero.trim(),
    date_attribution,
    date_validite,
    id_document: arrete,
    tca_fin: tca?.fin ?? null,
    tca_criteres: [...(tca?.criteres ?? [])],
    accorde_le: at,
    accorde_par: actor.id,
  });
  await recordAgrement(platform, trx, { dossier, version, accord: agrement, tca, id_service, actor, at });
  return ok({ precisions: sayAccord({ ...agrement, tca }) });
}
