// npm run bench:memory [-- --minutes N] [--no-pictures]
//
// What is resident of a web process that has worked: its heap, what the C library keeps for threads, what pictures leave behind.
//
// Start      Once the home page has been answered.
// Readers    The most while thirty people read pages of the storefront and of agencies, all day long in ten minutes.
// Pictures   The most while every picture of the demonstration is encoded at each width a page may ask for, two at a time.
// Encoder    The most of the process that encodes them meanwhile: it ends when there is nothing to encode.
// After      A minute later, when nobody asks for anything.
//
// Ends with exit code 1 when more is resident than a machine of 2 GB has for it. On loopback, built for production, with a
// database that is thrown away afterwards.
//
// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
import { requireNode } from '../setup/node-version.mjs';

requireNode();
import('./memory/run.mjs').then(({ benchMemory }) => benchMemory(process.argv.slice(2)));
