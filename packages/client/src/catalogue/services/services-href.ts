export const servicesHref = '/administration/rds?onglet=services';

export const serviceHref = (id: string): string => `${servicesHref}&service=${id}`;
export const nouveauServiceHref = serviceHref('nouveau');
