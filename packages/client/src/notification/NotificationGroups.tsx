import type { NotificationView } from '@asso/contract/notification/notification.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { groupByObjet, splitObjet } from '@asso/domain/notification/groupes.rules';
import { NotificationItem } from './NotificationItem.tsx';

type NotificationGroupsProps = {
  items: readonly NotificationView[];
  /** The most lines of one object that are shown before the others fold; all of them when absent. */
  visibles?: number;
  showsCourriel?: boolean;
  onGo?: () => void;
};

/** Groups the notifications by what they are about, which is named once above them, by its project first. */
export const NotificationGroups = ({ items, visibles, ...shown }: NotificationGroupsProps) => (
  <ul className="liste-nue notifications__groupes">
    {groupByObjet(items).map(({ objet, items: own }) => {
      const { titre, faits } = splitObjet(objet.libelle);
      const [first, rest] = [own.slice(0, visibles), visibles === undefined ? [] : own.slice(visibles)];
      return (
        <li key={`${objet.type} ${objet.id}`}>
          <p className="notifications__objet">{titre}</p>
          {faits && <p className="notifications__faits discret">{faits}</p>}
          <Lignes items={first} {...shown} />
          {rest.length > 0 && (
            <details className="plis">
              <summary>{count(rest.length, 'autre', 'autres')}</summary>
              <Lignes items={rest} {...shown} />
            </details>
          )}
        </li>
      );
    })}
  </ul>
);

const Lignes = ({ items, ...shown }: Omit<NotificationGroupsProps, 'visibles'>) => (
  <ul className="liste-nue">
    {items.map((item) => (
      <NotificationItem key={item.id} item={item} {...shown} />
    ))}
  </ul>
);
