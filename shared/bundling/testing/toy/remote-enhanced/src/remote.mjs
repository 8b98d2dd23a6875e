import { css } from '@emotion/react';
import { observable } from 'mobx';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const copies = { useState, createElement, createRoot, observable, css };

export default { views: { home: async () => ({ copies }) } };
