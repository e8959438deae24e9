import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { Notice } from '../ui/Notice.tsx';
import { Echeance } from './Echeance.tsx';
import type { InstructionView } from './etat-dossier.ts';

type ACompleterNoticeProps = { instruction: InstructionView; href: string };

/** Says what a service found missing, until when and where to give it, or that the complements were sent. */
export function ACompleterNotice({ instruction, href }: ACompleterNoticeProps) {
  const { completude, service } = instruction;
  const { avant_le, le, etat, manque, moves } = completude;
  if (etat === 'complet') return null;
  if (etat === 'repondu') {
    return (
      <Notice tone="info" title="Compléments transmis" level="h2">
        <p>
          {service.nom} les vérifie depuis le {le && formatHorodatage(new Date(le))}. Vous serez prévenu de la
          suite.
        </p>
      </Notice>
    );
  }
  const isLate = avant_le !== null && new Date(avant_le).getTime() < now().getTime();
  return (
    <Notice tone="attention" title={`Dossier à compléter : ${manque}`} level="h2">
      <div className="pile pile--serree">
        <p>
          {service.nom} attend ce qui manque
          {avant_le && (
            <>
              {' '}
              avant le <Echeance le={avant_le} />
            </>
          )}
          .
        </p>
        {isLate && <p>La date est passée. Vous pouvez encore répondre : le service décide de la suite.</p>}
        {moves.includes('answer') && (
          <p>
            <AppLink className="fr-btn" href={href}>
              Compléter<span className="invisible"> le dossier pour {service.nom}</span>
            </AppLink>
          </p>
        )}
      </div>
    </Notice>
  );
}
