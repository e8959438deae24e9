import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { motsCrf } from '@asso/domain/crf/crf.words';
import type { Db } from '../platform/db/database.ts';
import { type HistoryLine, listHistory } from '../platform/history/history.sql.ts';

const most = 200;

/** Gives what happened to a report, from its last `most` lines of history, the latest first; saves are left out. */
export async function historiqueCrf(db: Db, id: string): Promise<CrfView['historique']> {
  const lines = await listHistory(db, { objet: 'crf', id_objet: id }, { limit: most });
  return lines.flatMap((line) => {
    const action = actionOf(line);
    return action === null || action === 'save' ? [] : [evenementOf(line, action)];
  });
}

type Mot = keyof typeof motsCrf;

const isMot = (action: string): action is Mot => Object.hasOwn(motsCrf, action);

function actionOf({ action }: HistoryLine): Mot | null {
  const name = action.split('.').at(-1) ?? '';
  return action.startsWith('crf.') && isMot(name) ? name : null;
}

function evenementOf(line: HistoryLine, action: Mot): CrfView['historique'][number] {
  const isFromService = action === 'receive' || action === 'sendBack' || action === 'follow';
  return {
    id: `${line.id}`,
    le: line.at.toISOString(),
    fait: motsCrf[action].fait,
    par: line.utilisateur ?? 'Le portail',
    cote: line.id_utilisateur === null ? 'portail' : isFromService ? 'service' : 'association',
    motif: line.why,
  };
}
