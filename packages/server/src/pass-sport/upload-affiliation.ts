import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { FederationAdmise } from '@asso/domain/pass-sport/eligibilite.rules';
import { exerciceCourant } from '@asso/domain/pass-sport/exercice.rules';
import { openAssociation } from '../association/association-access.ts';
import { deposit } from '../document/deposit.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { MultipartPart } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { putAttestation } from './attestation.sql.ts';
import { proprietaireAttestation, typeAttestation } from './attestation-owner.ts';
import { type ExerciceRow, listExercices } from './exercice.sql.ts';
import { eligibiliteFor } from './load-structure.ts';

type Upload = { actor: Actor; exerciceId: string | undefined; files: AsyncIterable<MultipartPart> };
type Deposee = { uuid: string; nom: string; siren_federation: string; exercice_id: string };

/** Deposits the certificate of a federation for an exercise; the texts of the form come before the file. */
export async function uploadAffiliation(
  platform: Platform,
  { actor, exerciceId, files }: Upload,
): Promise<Result<Deposee>> {
  const { db, clock } = platform;
  const { texts, rest } = await readTexts(files);
  const opened = await openAssociation(db, { actor, id_asso: texts.id_siren ?? '' }, 'deposer');
  if (!opened.ok) return opened;
  const { row } = opened.value;
  const exercices = await listExercices(db);
  const exercice = exerciceId
    ? exercices.find(({ id }) => id === exerciceId)
    : exerciceCourant(exercices, clock.now());
  if (!exercice) return refused({ code: 'pass-sport.sans-exercice' });
  const federation = await federationOf(platform, {
    id_association: row.id,
    exercice,
    siren: texts.siren_federation,
  });
  if (!federation.ok) return federation;
  const kept = await deposit(platform, ownersOfDocuments, {
    actor,
    proprietaire: proprietaireAttestation,
    id: row.id,
    parts: rest,
    also: async (tx, { id }) => {
      const at = clock.now();
      await putAttestation(tx, {
        id_association: row.id,
        exercice_id: exercice.id,
        siren_federation: federation.value.siren,
        nom_federation: federation.value.nom,
        id_document: id,
        depose_le: at,
        depose_par: actor.id,
      });
      const details = { siren_federation: federation.value.siren, exercice_id: exercice.id };
      const trace = { objet: 'association', id_objet: row.id, by: actor, at };
      await writeHistory(tx, { ...trace, action: 'psp.certificate', to: federation.value.nom, details });
    },
  });
  if (!kept.ok) return kept;
  const { id: uuid, nom } = kept.value;
  return ok({ uuid, nom, siren_federation: federation.value.siren, exercice_id: exercice.id });
}

type Asked = { id_association: string; exercice: ExerciceRow; siren: string | undefined };

/** Finds the federation, which must be one of the association's own sports federations. */
async function federationOf(
  { db, clock }: Platform,
  { id_association, exercice, siren }: Asked,
): Promise<Result<FederationAdmise>> {
  const { federations } = await eligibiliteFor(db, { id_association, exercice, now: clock.now() });
  const found = federations.find((one) => one.siren === siren?.replace(/\s/g, ''));
  return found
    ? ok(found)
    : refused({ code: 'pass-sport.federation-non-declaree', field: 'siren_federation' });
}

const ours = ['id_siren', 'siren_federation', 'nom_federation'];

/** Reads the texts that come before the file, and returns them with the rest of the form. */
async function readTexts(files: AsyncIterable<MultipartPart>) {
  const texts: Record<string, string> = {};
  const iterator = files[Symbol.asyncIterator]();
  let next = await iterator.next();
  while (!next.done && next.value.kind === 'text') {
    if (ours.includes(next.value.field)) texts[next.value.field] = next.value.value;
    next = await iterator.next();
  }
  async function* rest(): AsyncGenerator<MultipartPart> {
    yield { kind: 'text', field: 'type', value: typeAttestation };
    for (let one = next; !one.done; one = await iterator.next()) {
      if (one.value.kind === 'file' || !ours.includes(one.value.field)) yield one.value;
    }
  }
  return { texts, rest: rest() };
}
