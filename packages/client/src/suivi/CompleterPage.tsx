import { useEffect } from 'react';
import { toComplete } from '../dossier/completude.ts';
import { dossierHref } from '../dossier/dossier-href.ts';
import { Echeance } from '../dossier/Echeance.tsx';
import { type InstructionView, labelDossier } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { focusHeading } from '../ui/page/focus.ts';
import { CompleterForm, type DossierACompleter } from './CompleterForm.tsx';
import '../dossier/dossier.css';

type CompleterPageProps = {
  dossier: DossierACompleter;
  found: { refresh: () => Promise<unknown> };
};

/** The page where an association gives what a service found missing. */
export function CompleterPage({ dossier, found }: CompleterPageProps) {
  const asked = useQueryParams().get('service');
  const waiting = toComplete(dossier);
  const instruction = waiting.find((one) => one.id_service_instructeur === asked) ?? waiting[0];
  const fil = [
    { label: 'Mes dossiers', href: '/dossiers' },
    { label: labelDossier(dossier), href: lectureOf(dossier) },
  ];
  const objet = `Dossier ${dossier.id_fo}`;
  if (!instruction?.completude.moves.includes('answer')) {
    return <Fait dossier={dossier} fil={fil} />;
  }
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Compléter le dossier"
        objet={objet}
        fil={fil}
        aide="subvention"
        chapo={<Chapo instruction={instruction} />}
      />
      <p>
        Vous pouvez ajouter seulement ce qui manque : le reste du dossier ne change pas et garde son état.
      </p>
      <CompleterForm
        key={instruction.id_service_instructeur}
        dossier={dossier}
        instruction={instruction}
        found={found}
      />
    </div>
  );
}

function Chapo({ instruction: { service, completude } }: { instruction: InstructionView }) {
  const { manque, avant_le } = completude;
  const isLate = avant_le !== null && new Date(avant_le).getTime() < now().getTime();
  return (
    <>
      {service.nom} attend {manque}
      {avant_le && (
        <>
          {' '}
          avant le <Echeance le={avant_le} />
        </>
      )}
      .{isLate && ' La date est passée : vous pouvez encore répondre, le service décide de la suite.'}
    </>
  );
}

type Fil = { label: string; href: string }[];

/** Says what happens next, once the answer is sent or to a person who comes back later. */
function Fait({ dossier, fil }: { dossier: DossierACompleter; fil: Fil }) {
  useEffect(focusHeading, []);
  const answered = dossier.instructions.find(({ completude }) => completude.etat === 'repondu');
  const retour = (
    <p>
      <AppLink className="fr-btn fr-btn--secondary" href={lectureOf(dossier)}>
        Suivre mon dossier
      </AppLink>
    </p>
  );
  if (!answered) {
    return (
      <div className="page colonne-texte">
        <PageHeading titre="Rien à compléter" fil={fil} chapo="Aucun service n’attend de complément." />
        {retour}
      </div>
    );
  }
  return (
    <div className="page colonne-texte">
      <ConfirmationPanel
        heading={<PageHeading titre="Vos compléments sont transmis" fil={fil} />}
        reference={dossier.id_fo}
      >
        <p>à {answered.service.nom}, qui en est prévenu.</p>
      </ConfirmationPanel>
      <section className="pile pile--serree" aria-labelledby="suite">
        <h2 id="suite" className="fr-h4">
          Ce qui va se passer
        </h2>
        <p>
          Le service vérifie ce que vous avez ajouté. Il remet le dossier complet, ou vous demande autre
          chose. Vous serez prévenu par une notification et par courriel.
        </p>
      </section>
      {retour}
    </div>
  );
}

const lectureOf = ({ genre, id_fo, demandeur }: DossierACompleter): string =>
  dossierHref({ genre, id_fo, id_siret: demandeur.id_siret }, '?mode=read');
