import type { NotificationView } from '@asso/contract/notification/notification.schemas';
import { groupesParObjet } from '@asso/domain/notification/groupes.rules';
import { NotificationItem } from './NotificationItem.tsx';

type NotificationGroupsProps = {
  items: readonly NotificationView[];
  showsCourriel?: boolean;
  onGo?: () => void;
};

/** Groups the notifications by what they are about, which is named once above them. */
export const NotificationGroups = ({ items, ...shown }: NotificationGroupsProps) => (
  <ul className="liste-nue notifications__groupes">
    {groupesParObjet(items).map(({ objet, items: own }) => (
      <li key={`${objet.type} ${objet.id}`}>
        <p className="notifications__objet">
          {objet.libelle.charAt(0).toUpperCase() + objet.libelle.slice(1)}
        </p>
        <ul className="liste-nue">
          {own.map((item) => (
            <NotificationItem key={item.id} item={item} {...shown} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
