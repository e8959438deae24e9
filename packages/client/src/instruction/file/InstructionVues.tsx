import { TabLinks } from '../../ui/TabLinks.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { vueParam } from './instruction-query.ts';
import {
  dansAgrements,
  maChargeHref,
  maFile,
  retardHref,
  vueHref,
  vueOf,
  vuesService,
} from './instruction-vues.ts';

type InstructionVuesProps = {
  /** These are the chosen filters, without the one the list always applies. */
  values: FilterValues;
  isWhole: boolean;
  isAgrements: boolean;
};

/** The usual views are links; the present one is marked, and none is marked once other filters are added. */
export function InstructionVues({ values, isWhole, isAgrements }: InstructionVuesProps) {
  const asked = Object.keys(values).join();
  const etats = asked === 'etats' ? (values.etats ?? []) : [];
  const present = vueOf(etats)?.id;
  const isMine = sameEtats(etats);
  const isMaCharge =
    asked === 'etats,affectes' && values.affectes?.join() === 'moi' && sameEtats(values.etats ?? []);
  const vues = [
    { label: 'Ma file', href: vueHref(maFile), isPresent: isMine },
    { label: 'Affectés à moi', href: maChargeHref, isPresent: isMaCharge },
    { label: 'En retard', href: retardHref, isPresent: asked === 'retard' },
    ...vuesService.map((vue) => ({ label: vue.label, href: vueHref(vue), isPresent: vue.id === present })),
    // The address names this view: without a name, the queue would open on the agent's preferred view.
    { label: 'Tous', href: `/dossiers?${vueParam}=toutes`, isPresent: isWhole },
  ];
  return (
    <TabLinks
      label="Vues"
      tabs={vues.map(({ label, href }) => ({
        id: label,
        label,
        href: isAgrements ? dansAgrements(href) : href,
      }))}
      present={vues.find(({ isPresent }) => isPresent)?.label}
    />
  );
}

const sameEtats = (etats: readonly string[]): boolean =>
  etats.length === maFile.etats.length && maFile.etats.every((etat) => etats.includes(etat));
