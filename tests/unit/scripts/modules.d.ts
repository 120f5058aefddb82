// The scripts are plain JavaScript, so that they run before anything is installed. What the tests use of them:
declare module '@/scripts/setup/node-version.mjs' {
  export function nodeProblem(version: string): string | null;
}
declare module '@/scripts/setup/complete-lock.mjs' {
  type Entry = { version?: string; optionalDependencies?: Record<string, string>; dev?: boolean };
  export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] };
  export function missingEntries(packages: Record<string, Entry>): [string, Record<string, unknown>][];
}
declare module '@/scripts/setup/install.mjs' {
  type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;
  export function requiredPackages(packages: Packages): [string, { version?: string }][];
  export function isInstalledAs(lock: { packages: Packages }, record: { packages: Packages }): boolean;
}
declare module '@/scripts/setup/disk.mjs' {
  export function diskTrouble(text: string): 'full' | 'read-only' | 'forbidden' | null;
  export function requireDisk(directory: string, megabytes: number): void;
}
declare module '@/scripts/setup/ports.mjs' {
  export function freePort(): Promise<number>;
  export function parsePort(text: string | undefined): number;
  export function requireFreePort(port: number, patience?: number): Promise<void>;
}
declare module '@/scripts/setup/environment.mjs' {
  type Settings = { mode: string; port: number; databaseUrl?: string; ownerUrl?: string; issuerUrl?: string };
  type Environment = Record<string, string | undefined>;
  export function checkEnvironment(environment: Environment): Promise<void>;
  export function readSettings(environment: Environment): Settings & { hasIssuer: boolean };
  export function composeEnvironments(
    settings: Settings & { issuerPort?: number; secret: string; isEmbedded: boolean; nodeEnvironment: string },
  ): { app: Environment; owner: Environment; issuer: Environment };
}
declare module '@/scripts/setup/database.mjs' {
  type Urls = { databaseUrl: string; ownerUrl: string; issuerUrl: string };
  type Options = { port: number; secrets: Record<string, string>; database: string };
  export function prepareDatabase(options: Options): Promise<Urls>;
  export function withClient<Result>(
    url: string,
    work: (client: import('pg').Client) => Promise<Result>,
  ): Promise<Result>;
  export function connectionProblem(error: object, name: string, url: string): Error;
}
declare module '@/scripts/setup/migrate.mjs' {
  type Own = { name: string; checksum: string };
  type State = Record<'missing' | 'changed' | 'unknown' | 'unfinished', string[]>;
  export function compareMigrations(own: Own[], applied: (Own & { isFinished: boolean })[]): State;
  export function isOfFormerHistory(own: Own[], state: State): boolean;
  export function databaseError(output: string): string | undefined;
  type Database = { databaseUrl: string; ownerUrl: string; environment: object; anew: string };
  export function migrate(database: Database, progress: () => void): Promise<string>;
}
declare module '@/scripts/setup/postgres-place.mjs' {
  export type Place = { binaries: string; directory: string; user: object };
  export function findPlace(wanted: string, name: string): Place;
  export function outsidePlace(name: string): string;
}
declare module '@/scripts/setup/test-place.mjs' {
  export function databasePlace(directory: string): string;
}
declare module '@/scripts/setup/processes.mjs' {
  export function endAll(): Promise<void>;
  export function endGroup(pid: number, signal: string): Promise<void>;
  type Options = { isPatient?: boolean };
  export function run(command: string, args: string[], options?: Options): Promise<{ code: number; output: string }>;
}
declare module '@/scripts/setup/postgres.mjs' {
  import type { Place } from '@/scripts/setup/postgres-place.mjs';

  type Options = { place: Place; password: string; durable: boolean };
  type Server = { child: { pid: number; ended: Promise<object> }; port: number };
  export function startPostgres(options: Options & { port?: number }): Promise<Server>;
  export function keepPostgres(options: Options): Promise<Server>;
  export function parsePostmasterFile(text: string): { pid: number; directory: string; port: number; status: string };
}
declare module '@/scripts/setup/report.mjs' {
  export function duration(milliseconds: number): string;
}
declare module '@/scripts/setup/sources.mjs' {
  export function buildSources(root: string): string[];
  export function fingerprint(root: string, files: string[], settings?: Record<string, string>): string;
}
declare module '@/scripts/setup/test-results.mjs' {
  type Entry = { title: string; message: string };
  type Results = { passed: number; failed: number; skipped: number; failures: Entry[]; secondTries: Entry[] };
  export function readVitest(report: object, root: string, differences?: Record<string, string[]>): Results;
  export function readPlaywright(report: object): Results;
  export function describeResults(results: Results): string;
  export function addResults(all: Results[]): Results;
}
declare module '@/scripts/setup/schema-engine/connection.mjs' {
  export function connectionConfig(url: string): Record<string, unknown>;
  export function asKnownError(error: object): { error_code: string; message: string };
}
declare module '@/scripts/closing.mjs' {
  export function closeServer(
    server: import('node:http').Server,
    endStreams: () => void,
    lastAnswer?: number,
  ): Promise<void>;
}
declare module '@/scripts/setup/begin-anew.mjs' {
  type Names = { name: string; next: string; former: string };
  export function replaceDatabase(ownerUrl: string, names: Names): Promise<void>;
  type Environment = Record<string, string | undefined>;
  type Settings = {
    port: number;
    secrets: Record<string, string>;
    ownerUrl: string;
    ownerEnvironment: (urls: { databaseUrl: string; ownerUrl: string; issuerUrl: string }) => Environment;
    stopAll: () => Promise<unknown>;
    startAll: () => Promise<unknown>;
    fillWith?: (environment: Environment) => Promise<unknown>;
  };
  export function createBeginAnew(settings: Settings): (tell: (step: string) => void) => Promise<void>;
}
declare module '@/scripts/setup/secrets.mjs' {
  export function keepSecrets(directory: string): Record<string, string>;
}
declare module '@/scripts/setup/leak-search.mjs' {
  type Found = { kind: string; shown: string; at: number };
  type Options = { hashes?: ReadonlySet<string>; mayHold?: readonly string[] };
  export function findLeaks(text: string, options?: Options): Found[];
  type Person = { kind: string; value: string };
  export function findPersons(text: string, persons?: readonly Person[]): Found[];
  type Place = { name: string; url: string; lines?: readonly string[] };
  export function searchLeaks(places: readonly Place[]): Promise<{ code: number; output: string }>;
}
