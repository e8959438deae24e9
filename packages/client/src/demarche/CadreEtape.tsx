import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { StepMenu } from '../ui/StepMenu.tsx';
import { BandeauDEdition } from './BandeauDEdition.tsx';
import type { DossierRempli, EditionPage } from './demarche.ts';
import type { EnvoiObjet } from './envoi/envoi-words.ts';
import { etapesLiees, sayRang } from './etapes-liees.ts';
import { RenvoiNotice } from './renvoi/RenvoiNotice.tsx';
import '../dossier/dossier.css';
import '../ui/steps.css';

/** These stand here, apart from `envoi-words.ts`, because a step is shown long before the sentences of the sending. */
const menus: Record<EnvoiObjet, string> = {
  dossier: 'Étapes du dossier',
  demande: 'Étapes de la demande',
  compteRendu: 'Étapes du compte rendu',
};

type CadreEtapeProps<D extends DossierRempli, T extends object, E extends string, P> = EditionPage<
  D,
  T,
  E,
  P
> & {
  etape: E;
  chapo: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a step: the band on top, the other steps at the side, what a service asked to correct, the fields, and
 * the way back to the list.
 */
export function CadreEtape<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
  etape,
  chapo,
  children,
}: CadreEtapeProps<D, T, E, P>) {
  const { mots, liens, Rappel } = demarche;
  const { dossier } = edition;
  const steps = etapesLiees(demarche, dossier);
  const index = steps.findIndex(({ id }) => id === etape);
  const rang = sayRang(index, steps.length);
  const listeHref = liens.adresse(dossier);
  const isSentBack = liens.renvois(dossier).length > 0;
  return (
    <div className="page">
      <BandeauDEdition demarche={demarche} edition={edition} />
      <div className="page-etape">
        <StepMenu steps={steps} current={etape} label={menus[demarche.envoi.objet]} />
        <div className="pile pile--large">
          <PageHeading
            titre={steps[index]?.title ?? ''}
            rang={rang}
            objet={`${rang} – ${(mots.objetDEtape ?? mots.objet)(dossier)}`}
            fil={[...mots.fil(dossier), { label: mots.nomDansFil(dossier), href: listeHref }]}
            aide={mots.aide}
            chapo={chapo}
          />
          <RenvoiNotice liens={liens} dossier={dossier} />
          {Rappel && !isSentBack && <Rappel dossier={dossier} etape={etape} edition={edition} />}
          <div className="feuille pile pile--large">{children}</div>
          <p>
            <AppLink href={listeHref}>Toutes les étapes</AppLink>
          </p>
        </div>
      </div>
    </div>
  );
}
