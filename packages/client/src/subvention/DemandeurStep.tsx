import { formatSiret } from '@asso/domain/identifiants/affichage';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { AppLink } from '../platform/AppLink.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/ReadList.tsx';
import { EtapeActions } from './EtapeActions.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { useDemandeur } from './use-demandeur.ts';
import { askedIn, useEtape } from './use-etape.ts';

/** « Qui demande, qui signe, où verser ? » */
export function DemandeurStep(edition: Edition) {
  const { dossier } = edition;
  const etape = useEtape(edition, 'demandeur', 'demandeur');
  const { onChange, notes, hasPouvoir } = useDemandeur(edition);
  useChampDemande();
  const { nom, id_siret } = dossier.demandeur;
  return (
    <EtapePage {...edition} etape="demandeur" chapo="Qui demande, qui signe, et où verser l’argent.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      <ReadList
        items={[
          {
            label: 'Établissement',
            value: (
              <>
                {nom} · <span className="nombre">{formatSiret(id_siret)}</span>
              </>
            ),
          },
        ]}
      />
      <Manques dossier={dossier} />
      <FieldList
        {...etape.form}
        onChange={onChange}
        notes={notes}
        fields={dossierSubventionFields.demandeur.fields}
        only={askedIn('demandeur')}
        parentPath="demandeur"
      />
      {hasPouvoir && (
        <Notice tone="info" title="Un pouvoir signé sera demandé à l’étape Pièces justificatives.">
          Le signataire n’est pas le représentant légal.
        </Notice>
      )}
      <p>
        Une personne ou un compte manque ?{' '}
        <AppLink href={`/informations-administratives/${id_siret}/representants`}>
          Compléter les représentants légaux
        </AppLink>{' '}
        · <AppLink href={`/informations-administratives/${id_siret}/ribs`}>Compléter les RIB</AppLink>
      </p>
      <EtapeActions {...etape} />
    </EtapePage>
  );
}

/** Nothing to choose from is said before the empty field is met. */
function Manques({ dossier: { choix } }: Pick<Edition, 'dossier'>) {
  const missing = [
    ...(choix.representants.length === 0 ? ['aucun représentant légal'] : []),
    ...(choix.ribs.length === 0 ? ['aucun RIB'] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice tone="attention" title={`Votre association n’a ${missing.join(' et ')}.`}>
      Complétez-la d’abord : ce que vous avez saisi ici reste enregistré.
    </Notice>
  );
}
