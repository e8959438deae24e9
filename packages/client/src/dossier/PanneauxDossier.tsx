import { type ComponentType, Suspense } from 'react';

export type PanneauDossier = ComponentType<{ id_fo: string }>;

/** The panels that higher features add to the page of a dossier; the application registers them here. */
export const panneauxDossier = new Map<string, PanneauDossier>();

export const PanneauxDossier = ({ id_fo }: { id_fo: string }) =>
  [...panneauxDossier].map(([name, Panneau]) => (
    <Suspense key={name}>
      <Panneau id_fo={id_fo} />
    </Suspense>
  ));
