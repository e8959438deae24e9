import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { narrow, useMedia } from '../../ui/page/use-media.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { vueParam } from './instruction-query.ts';
import {
  aInstruire,
  dansAgrements,
  isAInstruire,
  maChargeHref,
  retardHref,
  vueHref,
  vueOf,
  vuesService,
} from './instruction-vues.ts';
import { hrefDeVue } from './vues-enregistrees.ts';

type InstructionVuesProps = {
  /** The chosen filters, without the one that the list always applies. */
  values: FilterValues;
  isWhole: boolean;
  isAgrements: boolean;
  /** The views that people saved, shown after the usual ones; `ouverte` is the one open now. */
  nommees?: readonly VueView[];
  ouverte?: VueView | undefined;
};

/**
 * How many views are shown on the line besides the present one, on a wide and on a narrow window; the others are in a
 * menu.
 */
const surLaLigne = { large: 5, etroit: 2 };

/** Links to the views of the queue, on one line; the open view is marked, unless other filters were added. */
export function InstructionVues({
  values,
  isWhole,
  isAgrements,
  nommees = [],
  ouverte,
}: InstructionVuesProps) {
  const isNarrow = useMedia(narrow);
  const asked = Object.keys(values).join();
  const etats = asked === 'etats' ? (values.etats ?? []) : [];
  const present = vueOf(etats)?.id;
  const isToStudy = isAInstruire(etats);
  const isMaCharge =
    asked === 'etats,affectes' && values.affectes?.join() === 'moi' && isAInstruire(values.etats ?? []);
  const usuelles = [
    { label: aInstruire.label, href: vueHref(aInstruire), isPresent: isToStudy },
    { label: 'Affectés à moi', href: maChargeHref, isPresent: isMaCharge },
    { label: 'En retard', href: retardHref, isPresent: asked === 'retard' },
    ...vuesService.map((vue) => ({ label: vue.label, href: vueHref(vue), isPresent: vue.id === present })),
    // The address names the view « toutes »: without a name, the queue would open on the view that the agent prefers.
    { label: 'Tous', href: `/dossiers?${vueParam}=toutes`, isPresent: isWhole },
  ].map((vue) => ({
    ...vue,
    id: vue.label,
    href: isAgrements ? dansAgrements(vue.href) : vue.href,
    isPresent: vue.isPresent && !ouverte,
  }));
  const vues = [
    ...usuelles,
    ...nommees.map((vue) => ({
      id: vue.id,
      label: vue.par ? `${vue.nom}, de ${vue.par}` : vue.nom,
      href: hrefDeVue(vue),
      isPresent: vue.id === ouverte?.id,
    })),
  ];
  const shown = isNarrow ? surLaLigne.etroit : surLaLigne.large;
  const tabs = vues.filter(({ isPresent }, index) => isPresent || index < shown);
  const others = vues.filter((vue) => !tabs.includes(vue));
  return (
    <>
      <TabLinks label="Vues" tabs={tabs} present={vues.find(({ isPresent }) => isPresent)?.id} />
      <MenuButton
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        panelClassName="menu-actes"
        label="Autres vues"
      >
        {(close) => (
          <ul className="liste-nue">
            {others.map(({ id, label, href }) => (
              <li key={id}>
                <AppLink
                  className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                  href={href}
                  onClick={close}
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
    </>
  );
}
