import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { sayIssueTca } from '@asso/domain/agrement/tca.words';
import { isARenouveler } from '@asso/domain/association/collection/agrement-obtenu.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { RenouvelerAgrement } from '../association/collection/RenouvelerAgrement.tsx';
import { DocumentLink } from '../document/DocumentLink.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';

type AccordObtenuProps = {
  dossier: DossierAgrementView;
  /** True for the service that grants, which may not open the pages of the association. */
  isService?: boolean;
};

/** Shows the number, the dates and the decree of the agrément, as added to the association's file. */
export function AccordObtenu({ dossier, isService = false }: AccordObtenuProps) {
  const { accord, agrement, demandeur, jour } = dossier;
  if (!accord) return null;
  const { numero, date_attribution, date_validite, tca, arrete } = accord;
  return (
    <Notice
      tone="succes"
      title={isService ? 'Agrément inscrit dans l’association' : 'Agrément inscrit dans votre association'}
      level="h2"
    >
      <ReadList
        items={[
          { label: 'Numéro de l’arrêté', value: numero },
          { label: 'Date de l’arrêté', value: <span className="nombre">{formatDay(date_attribution)}</span> },
          {
            label: 'Valable jusqu’au',
            value: date_validite ? (
              <span className="nombre">{formatDay(date_validite)}</span>
            ) : (
              'sans échéance'
            ),
          },
          { label: 'Arrêté', value: <DocumentLink {...arrete} /> },
          ...(tca ? [{ label: 'Tronc commun d’agrément', value: sayIssueTca(tca) }] : []),
        ]}
      />
      {!isService && (
        <>
          <p>
            <AppLink href={`/informations-administratives/${demandeur.id_siret}/agrements`}>
              Voir les agréments de l’association
            </AppLink>
          </p>
          {isARenouveler(accord, jour) && (
            <RenouvelerAgrement id={demandeur.id_siret} type={agrement.type} nom={agrement.lib_type} />
          )}
        </>
      )}
    </Notice>
  );
}
