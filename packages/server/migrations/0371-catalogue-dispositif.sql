-- The name of a scheme is read for each line of a list.
create index subvention_dispositif on subvention (id_type_dispositif, code) include (lib_type_dispositif);
