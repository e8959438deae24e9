import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import type { PageHead } from '../platform/page/page-head.ts';
import { StepMenu } from '../ui/StepMenu.tsx';
import type { StepLink } from '../ui/step-status.ts';
import '../ui/steps.css';
import { rangSaid } from './rang-said.ts';
import './dossier.css';

type CadreEtapeProps = {
  /** The band says that the dossier is not transmitted, and holds the autosave indicator. */
  band: ReactNode;
  steps: readonly StepLink[];
  current: string;
  /** This names the menu: « Étapes du dossier ». */
  menu: string;
  /** The window's title names the dossier: « Dossier 27-000412 ». */
  objet: string;
  fil: PageHead['fil'];
  aide: PageHead['aide'];
  /** This is the address of the list of steps. */
  listeHref: string;
  chapo: ReactNode;
  children: ReactNode;
};

/**
 * One step of a wizard has the band on top, the other steps at the side, its fields, and the way back to the list.
 */
export function CadreEtape({ band, steps, current, menu, objet, listeHref, ...page }: CadreEtapeProps) {
  const index = steps.findIndex(({ id }) => id === current);
  const rang = rangSaid(index, steps.length);
  return (
    <div className="page">
      {band}
      <div className="page-etape">
        <StepMenu steps={steps} current={current} label={menu} />
        <div className="pile pile--large">
          <PageHeading
            titre={steps[index]?.title ?? ''}
            rang={rang}
            objet={`${rang} – ${objet}`}
            fil={page.fil}
            aide={page.aide}
            chapo={page.chapo}
          />
          {page.children}
          <p>
            <AppLink href={listeHref}>Revenir à la liste des étapes</AppLink>
          </p>
        </div>
      </div>
    </div>
  );
}
