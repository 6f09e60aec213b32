// Nest is loaded as ES modules before any CommonJS package requires it in the middle of linking.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
