export function wantsOwnModules(file: string): boolean;
