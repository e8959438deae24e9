import type { ComponentType } from 'react';
import type { EtapeCrfProps } from './edition.ts';
import { ProjetCrf } from './ProjetCrf.tsx';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

type ProjetsDuCrfProps = { etape: EtapeCrfProps; Projet: ComponentType<ProjetCrfDraft> };

/** Shows the fields of the step once for each granted project. */
export const ProjetsDuCrf = ({ etape, Projet }: ProjetsDuCrfProps) => (
  <>
    {etape.resume}
    {etape.dossier.projets.map((projet) => (
      <ProjetCrf key={projet.id} etape={etape} projet={projet}>
        {(given) => <Projet {...given} />}
      </ProjetCrf>
    ))}
    {etape.actions}
  </>
);
