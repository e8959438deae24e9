import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { sayReception, sayRemplaces, sayRetour } from '@asso/domain/instruction/absence.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { absencesHref } from '../charge/charge-href.ts';
import { maChargeHref } from '../file/instruction-vues.ts';
import '../jour/jour.css';

type JourAbsencesProps = { jour: JourView; moi: string };

/** Says for whom one receives, that one is noted away, or what was done while one was. */
export function JourAbsences({ jour: { absents, remplaces, retour }, moi }: JourAbsencesProps) {
  const mienne = absents.find(({ id }) => id === moi);
  return (
    <div className="jour__cadre jour__absences">
      {mienne && (
        <p>
          {sayReception({ ...mienne, absent: mienne.nom })}{' '}
          <AppLink href={absencesHref}>Je suis de retour</AppLink>
        </p>
      )}
      {remplaces.length > 0 && (
        <p>
          {sayRemplaces(remplaces)} <AppLink href={absencesHref}>Absences</AppLink>
        </p>
      )}
      {retour && (
        <p>
          {sayRetour(retour)}
          {retour.dossiers > 0 && (
            <>
              {' '}
              <AppLink href={`${maChargeHref.replace(/&tri=[\w-]+/, '')}&tri=-modifie`}>
                Les derniers changés d’abord
              </AppLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}
