import type { Agrement } from '@asso/domain/association/fiche.fields';
import { alerteTca, etatTca } from '@asso/domain/association/tca.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../../platform/clock.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Warns that the tronc commun d’agrément (TCA) ends within a year, or has ended, and says what is lost with it. */
export function AlerteTca({ agrement }: { agrement: Agrement | null | undefined }) {
  const jour = sentDate(now());
  const alerte = alerteTca(agrement, jour);
  if (alerte) {
    return (
      <Notice
        tone="attention"
        title={`Tronc commun d’agrément : obtenu, expire le ${formatDay(alerte.fin)}.`}
      >
        À renouveler avant cette date : sinon tous vos agréments de l’État sont perdus.
      </Notice>
    );
  }
  const fin = agrement?.tca_date_renouvellement;
  if (typeof fin !== 'string' || etatTca(agrement, jour) !== 'expire') return null;
  return (
    <Notice tone="erreur" title={`Tronc commun d’agrément : expiré le ${formatDay(fin)}.`}>
      Les agréments de l’État qu’il portait sont perdus. Demandez-le à nouveau avec votre prochain agrément.
    </Notice>
  );
}
