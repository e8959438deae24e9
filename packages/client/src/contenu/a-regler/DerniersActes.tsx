import type { JournalActe, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import {
  actionJournal,
  lowerInSentence,
  objetJournal,
  sectionJournal,
} from '@asso/domain/contenu/journal.words';
import { sayJournalFait } from '@asso/domain/contenu/journal-moments.words';
import { formatDay, formatHeure, localDay } from '@asso/domain/identifiants/dates-affichees';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import type { ValueOf } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import type { Read } from '../../platform/use-read.ts';
import { ObjetActe } from '../administration/ObjetActe.tsx';

type DerniersActesProps = { read: Read<ValueOf<typeof journalEndpoints.listActes>>; href: string };

/** Lists the last actions of the journal, each with its object. */
export function DerniersActes({ read, href }: DerniersActesProps) {
  const today = localDay(now());
  return (
    <section className="cadre" aria-labelledby="derniers-actes">
      <div className="derniers-actes__tete">
        <h2 id="derniers-actes" className="fr-h6">
          Derniers actes
        </h2>
        <AppLink href={href}>Tout le journal</AppLink>
      </div>
      {read.state === 'lu' && (
        <ul className="liste-nue derniers-actes">
          {read.value.items.map((acte) => {
            const le = new Date(acte.le);
            const day = localDay(le);
            return (
              <li key={acte.id} className="derniers-actes__ligne">
                <span className="discret">
                  {day === today ? formatHeure(le) : formatDay(day).slice(0, 5)}
                </span>
                <span>
                  <strong>{acte.par}</strong> :{' '}
                  {lowerInSentence(acte.suite ? actionJournal(acte.action) : sayJournalFait(acte))},{' '}
                  {acte.suite ? (
                    <>
                      {formatNombre(acte.suite.n)} fois{' '}
                      <span className="discret">{lowerInSentence(objetJournal(acte.objet))}</span>
                    </>
                  ) : (
                    <>
                      <ObjetActe acte={acte} />
                      {quoiOf(acte)}
                    </>
                  )}
                </span>
              </li>
            );
          })}
          {read.value.items.length === 0 && <li>Aucun acte pour l’instant.</li>}
        </ul>
      )}
    </section>
  );
}

/** Says which part was saved, or which field alone changed. */
function quoiOf({ section, valeurs: [seule, ...autres] }: JournalActe): string | null {
  const quoi = section ? sectionJournal(section) : autres.length === 0 ? seule?.champ : undefined;
  return quoi ? ` : ${quoi}` : null;
}
