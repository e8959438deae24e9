import { Suspense } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { CadreEtape } from './CadreEtape.tsx';
import type { DossierRempli, EditionPage } from './demarche.ts';
import { useChampDemande } from './use-champ-demande.ts';
import { useEtape } from './use-etape.ts';

type EtapeSaisieProps<D extends DossierRempli, T extends object, E extends string, P> = EditionPage<
  D,
  T,
  E,
  P
> & {
  etape: Exclude<E, 'transmission'>;
};

/** The fields of a step, in the frame of all steps. */
export function EtapeSaisie<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  etape,
}: EtapeSaisieProps<D, T, E, P>) {
  const { avant, form, errors, attempt, proceed, nextHref } = useEtape(demarche, edition, etape);
  const { chapo, Contenu } = demarche.etapes[etape];
  return (
    <CadreEtape
      demarche={demarche}
      edition={edition}
      etape={etape}
      chapo={typeof chapo === 'function' ? chapo(edition.dossier) : chapo}
    >
      <Suspense fallback={<Loading />}>
        <Contenu
          {...edition}
          {...{ avant, form, errors, attempt }}
          resume={<ErrorSummary errors={errors} attempt={attempt} />}
          actions={
            <div className="actions">
              <ActionButton onPress={proceed} busyText="Enregistrement…">
                Enregistrer et continuer
              </ActionButton>
              {/* As long as nothing is transmitted, the person may go on despite errors. */}
              {errors.length > 0 && <AppLink href={nextHref}>Continuer sans corriger</AppLink>}
            </div>
          }
        />
        <ChampDemande place={demarche.liens.place} />
      </Suspense>
    </CadreEtape>
  );
}

/**
 * Gives the focus to the field named in the address: a component of its own, drawn once the content of the step is
 * loaded, so that the field is there to be found.
 */
function ChampDemande({ place }: { place: ((champ: string) => string) | undefined }) {
  useChampDemande(place);
  return null;
}
