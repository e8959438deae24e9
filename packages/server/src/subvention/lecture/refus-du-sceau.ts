import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { lookAtLecture } from './lecture-gardee.ts';

type Asked = { actor: Actor; key: string; sceau: string | null };

/**
 * Refuses whoever read another content than the present one, by the mark of what they read: the version says what was
 * written in the dossier, the mark also what is shown of its association, its documents and its campaign. Null when
 * they read the present content, or name no mark.
 */
export async function checkSceau(platform: Platform, { sceau, ...asked }: Asked): Promise<Refused | null> {
  if (sceau === null) return null;
  const present = await readSceau(platform, asked);
  if (present === null || present.sceau === sceau) return null;
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: present.version };
}

/** Null when this person may not read the dossier. */
async function readSceau(
  platform: Platform,
  asked: Omit<Asked, 'sceau'>,
): Promise<{ sceau?: string; version: number } | null> {
  const regard = await lookAtLecture(platform, asked);
  if (regard?.tenue) return regard.tenue;
  const found = await readAllowed(platform.db, asked);
  if (!found.ok || !regard) return null;
  const { value: row } = found;
  const view = await kindsOfDossiers.of(row.genre).read(platform, row, { actor: asked.actor, populate: [] });
  return regard.keep({ row, view: view as DossierSubventionView }) ?? { version: row.version };
}
