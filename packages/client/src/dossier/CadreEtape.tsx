import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import type { PageHead } from '../platform/page-head.ts';
import { StepMenu } from '../ui/StepMenu.tsx';
import type { StepLink } from '../ui/step-status.ts';
import '../ui/steps.css';
import { rangSaid } from './rang-said.ts';
import './dossier.css';

type CadreEtapeProps = {
  /** That it is not transmitted, and the indicator. */
  band: ReactNode;
  steps: readonly StepLink[];
  current: string;
  /** Names the menu: « Étapes du dossier ». */
  menu: string;
  /** « Dossier 27-000412 ». */
  objet: string;
  fil: PageHead['fil'];
  aide: PageHead['aide'];
  /** The list of steps. */
  listeHref: string;
  chapo: ReactNode;
  children: ReactNode;
};

/** One step of a wizard: the band on top, the other steps at the side, its fields, the way back to the list. */
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
