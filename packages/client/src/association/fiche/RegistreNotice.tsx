import type { RegistreLu } from '@asso/contract/document/document.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { Notice } from '../../ui/Notice.tsx';

/** Says what the registers provide by themselves, or that they did not answer. */
export function RegistreNotice({ registre }: { registre: RegistreLu }) {
  const { etat, lu_le, invente } = registre;
  if (etat === 'inaccessible') {
    return (
      <Notice tone="attention" title="Le RNA ou Sirene ne répond pas.">
        Leurs documents arriveront plus tard. Ceux qui sont déjà ici restent utilisables, et vous pouvez
        déposer les vôtres.
      </Notice>
    );
  }
  return (
    <p className="fr-hint-text">
      {invente && 'Démonstration : les documents du RNA et de Sirene sont inventés. '}
      {etat === 'absent' &&
        'Ce portail ne lit ni le RNA ni Sirene : déposez vous-même statuts, récépissé et avis de situation.'}
      {etat === 'en_cours' && 'Lecture du RNA et de Sirene en cours : leurs documents arrivent seuls.'}
      {etat === 'lu' && lu_le && (
        <>
          RNA et Sirene lus le <span className="nombre">{formatHorodatage(new Date(lu_le))}</span>.
        </>
      )}
    </p>
  );
}
