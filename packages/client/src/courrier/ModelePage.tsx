import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { sayCourrier } from '@asso/contract/courrier/say-courrier';
import { avisDuModele } from '@asso/domain/courrier/modele-courrier.rules';
import { useState } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EtatModele } from './EtatModele.tsx';
import { ModeleApercu } from './ModeleApercu.tsx';
import { ModeleChamps } from './ModeleChamps.tsx';
import { courriersHref } from './modele-href.ts';
import { useModele } from './use-modele.ts';

type Service = { id: string; nom: string };
type ModelePageProps = { id: string | null; services: readonly Service[] };

/**
 * « Que dira cette lettre ? » A template is written, checked as one types, previewed on a real dossier, then
 * published.
 */
export function ModelePage({ id, services }: ModelePageProps) {
  const read = useRead(modeleCourrierEndpoints.readModele, id === null ? null : { params: { id } });
  if (id === null) return <Modele modele={null} services={services} />;
  return <ReadPage read={read}>{(modele) => <Modele modele={modele} services={services} />}</ReadPage>;
}

function Modele({ modele, services }: { modele: ModeleView | null; services: readonly Service[] }) {
  const edition = useModele(modele, services[0]?.id ?? null);
  const { contenu, refus, isTyped } = edition;
  const [attempt, setAttempt] = useState(0);
  const [isArchiving, setIsArchiving] = useState(false);
  const canWrite = modele?.rights.write ?? true;
  const { problems, avis } = avisDuModele(contenu);
  // Only the server knows what the service lacks.
  const duService = (modele?.avis ?? []).flatMap(({ code, message }) =>
    code === 'courrier.service-incomplet' ? [message] : [],
  );
  const blocking = problems.map(sayCourrier);
  const said = attempt > 0 ? blocking : (refus?.problems ?? []);
  const errors = said.map(({ field = '', message }) => ({ field: field && `modele.${field}`, message }));
  const publish = async () => {
    setAttempt(blocking.length > 0 ? attempt + 1 : 0);
    if (blocking.length === 0) await edition.publish();
  };
  const save = async () => {
    setAttempt(0);
    await edition.save();
  };
  const next = (modele?.publiee?.numero ?? 0) + 1;
  return (
    <div className="page">
      <PageHeading
        titre={modele?.contenu.nom ?? 'Nouveau modèle'}
        fil={[
          { label: 'Tableau de bord', href: '/instructeur' },
          { label: 'Lettres et conventions', href: courriersHref },
        ]}
        aide="instruction"
        badge={modele && <EtatModele modele={{ ...modele, isModifie: modele.isModifie || isTyped }} />}
        chapo="Ce que vous écrivez ici ne change rien aux lettres déjà parties."
      />
      <ErrorSummary errors={errors} attempt={attempt} />
      {!canWrite && (
        <p className="discret fr-icon-lock-line">
          Lecture seule : le compte du service et son administrateur écrivent les modèles.
        </p>
      )}
      <ModeleChamps
        edition={edition}
        services={services}
        modele={modele}
        errors={errors}
        canWrite={canWrite}
      />
      <Remarques
        title="Ce qui empêche de publier"
        tone="attention"
        messages={
          attempt > 0 ? [] : blocking.filter(({ code }) => isTypedWrong(code)).map(({ message }) => message)
        }
      />
      <Remarques
        title="À relire avant de publier"
        tone="info"
        messages={[...duService, ...avis.map((one) => sayCourrier(one).message)]}
      />
      {canWrite && (
        <div className="actions">
          <ActionButton kind={modele ? 'secondaire' : 'principal'} onPress={save}>
            Enregistrer
          </ActionButton>
          {modele && <ActionButton onPress={publish}>{`Publier la version ${next}`}</ActionButton>}
          {modele && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary-no-outline"
              onClick={() => setIsArchiving(true)}
            >
              Retirer ce modèle
            </button>
          )}
        </div>
      )}
      <ModeleApercu contenu={contenu} service={edition.service} />
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

/** These errors are shown while one types, whereas a missing text is said only when the button is pressed. */
const isTypedWrong = (code: string): boolean =>
  code === 'courrier.champ-inconnu' || code === 'courrier.accolade';

type RemarquesProps = { title: string; tone: 'info' | 'attention'; messages: readonly string[] };

const Remarques = ({ title, tone, messages }: RemarquesProps) =>
  messages.length > 0 && (
    <Notice tone={tone} title={title}>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
