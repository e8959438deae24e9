import { etatsTca, type TcaRead } from '@asso/domain/association/tca.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { Notice } from '../ui/Notice.tsx';

type EtatTcaProps = {
  tca: TcaRead & { tca_etat: keyof typeof etatsTca };
  /** True when the criteria of the TCA are asked below. */
  isPose: boolean;
};

/** Says the state of the tronc commun d’agrément (TCA), until when it is valid, and what to do. */
export function EtatTca({ tca, isPose }: EtatTcaProps) {
  const { tca_etat: etat, tca_date_renouvellement: fin } = tca;
  const until = typeof fin === 'string' && fin ? formatDay(fin) : null;
  const titre = `Tronc commun d’agrément (TCA) : ${etatsTca[etat].toLowerCase()}`;
  if (etat === 'valide') {
    return (
      <Notice tone={isPose ? 'attention' : 'succes'} title={titre} level="h2">
        {until && <p>Il tient jusqu’au {until}.</p>}
        {isPose ? (
          <p>
            À renouveler avant cette date : sinon tous vos agréments de l’État sont perdus. Répondez aux
            quatre critères ci-dessous.
          </p>
        ) : (
          <p>Rien à refaire.</p>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={etat === 'expire' ? 'erreur' : 'info'} title={titre} level="h2">
      {etat === 'expire' && until && <p>Il s’est terminé le {until}.</p>}
      <p>Il est demandé avec cet agrément : répondez aux quatre critères ci-dessous.</p>
    </Notice>
  );
}
