import { isWithin } from '@asso/domain/association/association.rights';
import {
  type EtablissementDeclare,
  etablissementFields,
} from '@asso/domain/association/etablissement.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { isBlank } from '@asso/domain/kernel/asks';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeSave } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import { openAssociation } from '../association-access.ts';
import { readDeclare } from '../collection/ligne-views.ts';
import { type EtablissementRow, lockEtablissement, saveEtablissementCorps } from './etablissement.sql.ts';

type Save = { actor: Actor; id_asso: string; id_siret: string; body: ChangeBody; ifMatch: number };

/**
 * Saves what the association says of an establishment: its trade name, its contacts, a note. The address comes from
 * Sirene alone.
 */
export const saveEtablissement = (
  { db, clock }: Platform,
  { actor, id_asso, id_siret, body, ifMatch }: Save,
): Promise<Result<EtablissementRow> | Refused> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'editEtablissement');
    if (!opened.ok) return opened;
    const { row: association, acces } = opened.value;
    const row = await lockEtablissement(tx, { id_association: association.id, siret: id_siret });
    // A secondary manager sees their establishment only while it is open [R6.23].
    const isSeen = row && (acces.sirets === null || (row.actif && isWithin(acces, row.siret)));
    if (!isSeen) return refused({ code: 'association.element-disparu' });
    const stored: EtablissementDeclare = readDeclare(row);
    const isPresentVersion = ifMatch === row.version;
    const saved = saveFields({
      fields: etablissementFields,
      stored,
      version: row.version,
      changes: readChanges(body, { fields: etablissementFields, stored, isPresentVersion }),
      hand: { rights: acces.rights, writer: 'association' },
    });
    if (!saved.ok) return saved;
    if (!saved.isChanged) return ok(row);
    const at = clock.now();
    const by = { objet: 'etablissement', id_objet: row.siret, by: actor, at, section: 'etablissement' };
    await writeSave(tx, by);
    return ok(await saveEtablissementCorps(tx, row.siret, { corps: ownOf(saved.value, row), at }));
  });

/** Keeps what the association itself says: a value that Sirene already gives is not stored a second time. */
const ownOf = (saved: EtablissementDeclare, { enseigne }: EtablissementRow): EtablissementDeclare =>
  Object.fromEntries(
    Object.entries(saved).filter(
      ([name, value]) => !isBlank(value) && !(name === 'enseigne' && value === enseigne),
    ),
  );
