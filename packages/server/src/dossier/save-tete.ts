import type { Actor } from '@asso/domain/compte/actor';
import { type ChangeBody, changesOf } from '@asso/domain/kernel/changed-fields';
import { type Changes, isSame, readAt } from '@asso/domain/kernel/changes';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { refusedChoices } from '../referentiel/listes.ts';
import { withAuthor } from './conflict-author.ts';
import { type DossierRow, lockDossier, touchDossier } from './dossier.sql.ts';
import { allowed, rightsOn } from './dossier-access.ts';
import type { DossierKinds } from './dossier-kinds.ts';

type Save = {
  actor: Actor;
  key: string;
  body: ChangeBody;
  ifMatch: number;
  /** The projects are ordered too: all of them as `ordre` says, or in their present order. */
  order?: { ordre?: readonly string[] };
};

/**
 * Saves the head once: fields that nobody else touched are merged, the others are refused as a conflict; `statut` is
 * updated.
 */
export const saveTete = (
  platform: Platform,
  kinds: DossierKinds,
  { actor, key, body, ifMatch, order }: Save,
): Promise<Answer<{ tete: unknown; version: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'edit');
    if (!found.ok) return found;
    const dossier = found.value;
    const kind = kinds.of(dossier.genre);
    const { fields } = kind;
    const stored = dossier.tete as Draft<Fields>;
    const changes = changesOf(body, { fields, stored, isPresentVersion: ifMatch === dossier.version });
    const saved = saveFields({
      fields,
      stored,
      version: dossier.version,
      changes,
      hand: {
        rights: rightsOn(actor, dossier),
        // A service that may edit writes into the association's fields; the history says who did.
        writer: 'association',
        custom: hasCustoms(dossier, changes) ? await kind.customOf?.(trx, dossier) : undefined,
      },
    });
    if (!saved.ok) return withAuthor(trx, saved, dossier);
    const at = platform.clock.now();
    const ordered = order && (await kind.orderProjets?.(trx, dossier, { ...order, actor, at }));
    if (ordered && !ordered.ok) return ordered;
    if (!saved.isChanged) {
      const version = ordered?.value
        ? await touchDossier(trx, { id: dossier.id, by: actor.id, at })
        : dossier.version;
      return { ok: true, value: { tete: dossier.tete, version }, version };
    }
    const forms = { fields: kind.fields, stored: dossier.tete, value: saved.value };
    const closed = await refusedChoices(trx, { ...forms, at, depuis: dossier.cree_le });
    if (closed) return closed;
    const unknown = await kind.refusal?.(trx, dossier, saved.value);
    if (unknown) return refusal(unknown);
    const tete = (await kind.complete?.(trx, saved.value)) ?? saved.value;
    const { statut, refus } = await kind.afterSave(trx, { ...dossier, tete });
    const [refuse, ...others] = refus.filter(
      ({ field = '' }) => !isSame(readAt(dossier.tete, field), readAt(tete, field)),
    );
    if (refuse) return refusal(refuse, ...others);
    const section = Object.keys(changes)[0]?.split('.')[0] ?? '';
    const note = { objet: 'dossier', id_objet: dossier.id, by: actor, at, section };
    const version = await touchDossier(trx, { id: dossier.id, by: actor.id, at, note }, { tete, statut });
    return { ok: true, value: { tete, version }, version };
  });

const hasCustoms = ({ tete }: DossierRow, changes: Changes): boolean =>
  Boolean(tete.customs) || Object.keys(changes).some((path) => path.split('.')[0] === 'customs');
