import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { useState } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { EtatModele } from './EtatModele.tsx';
import { ModeleForm } from './ModeleForm.tsx';
import { courriersHref } from './modele-href.ts';
import { useEssai } from './use-essai.ts';
import { useModele } from './use-modele.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

type Service = { id: string; nom: string };
type ModelePageProps = { id: string | null; services: readonly Service[] };

/** The page where a template of letter is written, checked as one types, seen on a real dossier, then published. */
export function ModelePage({ id, services }: ModelePageProps) {
  const read = useRead(modeleCourrierEndpoints.readModele, id === null ? null : { params: { id } });
  if (id === null) return <Modele modele={null} services={services} />;
  return <ReadPage read={read}>{(modele) => <Modele modele={modele} services={services} />}</ReadPage>;
}

function Modele({ modele, services }: { modele: ModeleView | null; services: readonly Service[] }) {
  const edition = useModele(modele, services[0]?.id ?? null);
  const { typed } = edition.saisie;
  const essai = useEssai(typed.id_service, typed.nature);
  const [isArchiving, setIsArchiving] = useState(false);
  const [isOnVersions, setIsOnVersions] = useState(false);
  const canWrite = modele?.rights.write ?? true;
  return (
    <div className="page page--serree">
      <PageHeading
        titre={modele?.contenu.nom ?? 'Nouveau modèle'}
        fil={[
          { label: 'Mon jour', href: '/instructeur' },
          { label: 'Lettres et conventions', href: courriersHref },
        ]}
        aide="instruction"
        badge={
          modele && <EtatModele modele={{ ...modele, isModifie: modele.isModifie || edition.isTyped }} />
        }
        actions={
          modele && (
            <>
              <button
                type="button"
                className="fr-btn fr-btn--secondary"
                onClick={() => setIsOnVersions(true)}
              >
                Versions
              </button>
              {canWrite && (
                <ActionButton kind="secondaire" onPress={() => edition.sendEssai(essai)}>
                  M’envoyer un essai
                </ActionButton>
              )}
            </>
          )
        }
        chapo={
          canWrite ? (
            'Ce que vous écrivez ici ne change rien aux lettres déjà parties.'
          ) : (
            <span className="discret fr-icon-lock-line">
              Lecture seule : le compte du service et son administrateur écrivent les modèles.
            </span>
          )
        }
      />
      <ErrorSummary errors={edition.refus} attempt={edition.attempt} />
      <ModeleForm
        edition={edition}
        services={services}
        modele={modele}
        canWrite={canWrite}
        essai={essai}
        onArchive={() => setIsArchiving(true)}
      />
      {isOnVersions && modele && (
        <VersionsDialog
          id={modele.id}
          donnees={essai.donnees}
          onTaken={canWrite ? edition.takeBack : undefined}
          onClose={() => setIsOnVersions(false)}
        />
      )}
      {isArchiving && (
        <Dialog
          title={`Retirer « ${modele?.contenu.nom} »`}
          onClose={() => setIsArchiving(false)}
          action={{ label: 'Retirer le modèle', onPress: edition.archive, isDanger: true }}
        >
          <p>Il ne sera plus proposé. Les lettres déjà faites restent dans leurs dossiers.</p>
        </Dialog>
      )}
    </div>
  );
}
